import type { texts as vi } from '../../vi/soon.ts'

export const soon = {
  'after.last': 'अघिल्लो लग इन: {time}, {place} बाट।',
  'analytics.choice': 'एनालिटिक्सको छनोट',
  'login.title': 'लग इन',
  'auth.needed': 'अगाडि बढ्न कृपया लग इन गर्नुहोस्।',
} satisfies Partial<Record<keyof typeof vi, string>>
