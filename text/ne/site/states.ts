import type { games } from '../../vi/site/games.ts'
import type { states as vi } from '../../vi/site/states.ts'

/** What a page says when it cannot be as usual, and why a game does not open. */
export const states = {
  'status.denied.money': 'तपाईंको खाताको पैसा तपाईंकै हो। निकाल्न कृपया ग्राहक सेवामा सम्पर्क गर्नुहोस्।',
  'status.denied.unknown': 'थाहा छैन',
  'status.denied.source': 'IP ठेगानाअनुसार देश: {source}',
  'shell.chunk.missing': 'यो पेज खुल्न सकेन। नयाँ संस्करण आएको हुन सक्छ।',
  'shell.chunk.timeout': 'पेज खुल्न धेरै समय लाग्यो। नेटवर्क जाँचेर फेरि प्रयास गर्नुहोस्।',
  'launch.maintenance.title': 'गेम मर्मतमा छ',
  'launch.maintenance.body': '{name} मर्मतमा छ। तपाईं अर्को गेम खेल्न सक्नुहुन्छ।',
  'launch.popupBlocked': 'ब्राउजरले पप-अप विन्डो रोक्यो। अनुमति दिएर फेरि प्रयास गर्नुहोस्।',
  'launch.openWindow': 'गेम नयाँ विन्डोमा खोल्नुहोस्',
  'launch.invalid': 'गेमको ठेगाना ठीक छैन। कृपया ग्राहक सेवामा सम्पर्क गर्नुहोस्।',
  'frame.slow': 'गेमलाई सामान्यभन्दा बढी समय लागिरहेको छ। नेटवर्क ढिलो हुन सक्छ।',
  'frame.failed': 'गेम खुल्न सकेन',
} satisfies Partial<Record<keyof typeof vi | keyof typeof games, string>>
