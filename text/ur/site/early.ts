import type { early as vi } from '../../vi/site/early.ts'

export const early = {
  'login.cryptoFailed': 'یہ براؤزر ڈیٹا کو خفیہ نہیں کر سکتا۔ براہ کرم سائٹ کو اس کے محفوظ پتے (https) سے کھولیں۔',
  'trial.started': 'آپ مفت کھیل میں ہیں اور فرضی رقم سے کھیل رہے ہیں۔',
  in_increase_submit: 'ابھی رجسٹر کریں',
  'rg.excluded.forGood': 'اس اکاؤنٹ نے خود کو ہمیشہ کے لیے الگ کر لیا ہے۔',
  'rg.excluded.returnAt': 'آپ نے واپسی کی درخواست کی ہے۔ آپ {time} سے لاگ اِن ہو سکتے ہیں۔',
  'rg.excluded.until': 'یہ اکاؤنٹ {time} تک وقفے پر ہے یا خود کو الگ کر چکا ہے۔',
  'rg.excluded.over':
    'علیحدگی کی مدت ختم ہو گئی، مگر اکاؤنٹ خود نہیں کھلتا۔ آپ واپسی کی درخواست کر سکتے ہیں؛ 24 گھنٹے بعد لاگ اِن ہو سکیں گے۔',
  'shell.limits': 'حدود اور وقفے',
  'rg.session.soon': 'آپ کی حد کے مطابق آج کھیل کے باقی منٹ: {count}۔',
  'inbox.title': 'پیغامات',
  'vip.title': 'VIP',
  'promo.title': 'پروموشنز',
  'identities.title': 'لاگ اِن کے طریقے',
  'referral.title': 'دوستوں کو بلائیں',
  'agent.center': 'ایجنٹ سینٹر',
  'shell.app': 'ایپ حاصل کریں',
  'shell.affiliates': 'شراکت دار',
  'shell.help': 'مدد',
  'shell.security': 'اکاؤنٹ کی حفاظت',
} satisfies Partial<Record<keyof typeof vi, string>>
