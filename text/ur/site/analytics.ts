import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': 'کیا ہم گن سکتے ہیں کہ آپ کون سے صفحے کھولتے ہیں؟',
  'analytics.body':
    'آپ کی رضامندی سے {brand} کے کھولے گئے صفحے {services} کے ذریعے گنے جاتے ہیں؛ وہاں آپ کا IP پتا اور براؤزر بھی نظر آتا ہے۔ آپ کون ہیں، کیا کھیلتے ہیں اور آپ کی رقم کبھی آگے نہیں بھیجی جاتی۔',
  'analytics.accept': 'قبول کریں',
  'analytics.refuse': 'انکار کریں',
  'analytics.privacy': 'رازداری',
  'analytics.accepted': 'آپ نے قبول کیا ہے۔ آپ کسی بھی وقت واپس لے سکتے ہیں؛ پھر صفحہ دوبارہ لوڈ ہوگا۔',
  'analytics.refused': 'آپ نے انکار کیا ہے۔ کچھ نہیں گنا جاتا۔',
  'analytics.signal': 'آپ کا براؤزر ٹریک نہ کرنے کا کہتا ہے، اس لیے کچھ نہیں گنا جاتا۔',
} as const satisfies Record<keyof typeof vi, string>
