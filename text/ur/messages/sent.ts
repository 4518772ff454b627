import type { sent as vi } from '../../vi/messages/sent.ts'

export const sent = {
  'sent.code.sms':
    '{brand}: آپ کا کوڈ {code} ہے، {minutes} منٹ تک کارآمد۔ یہ کبھی کسی کو نہ بتائیں: ہمارا عملہ نہیں پوچھے گا۔',
  'sent.code.subject': '{code} آپ کا {brand} کوڈ ہے',
  'sent.code.mail':
    'آپ کا کوڈ {code} ہے۔ یہ {minutes} منٹ تک کارآمد ہے۔\n\nیہ کبھی کسی کو نہ بتائیں: ہمارا عملہ نہیں پوچھے گا۔ اگر آپ نے کوڈ نہیں مانگا تو اس ای میل کو نظر انداز کریں۔\n\n{brand}',
  'sent.reset.subject': '{brand} کے لیے نیا پاس ورڈ رکھیں',
  'sent.reset.mail':
    'السلام علیکم {name}،\n\nکسی نے آپ کے اکاؤنٹ کے لیے نیا پاس ورڈ مانگا ہے۔ یہ لنک 30 منٹ کے اندر کھولیں:\n\n{link}\n\nیہ ایک بار کام کرتا ہے۔ اسے کسی کو نہ دیں۔ اگر یہ آپ نہیں تھے تو کچھ کرنے کی ضرورت نہیں: آپ کا پاس ورڈ وہی رہے گا۔\n\n{brand}',
  'sent.confirm.subject': 'کیا یہ آپ کی ای میل ہے؟',
  'sent.confirm.mail':
    'السلام علیکم {name}،\n\nآپ کی ای میل سے اس نام کا {brand} اکاؤنٹ کھولا گیا ہے۔ براہ کرم ہمیں بتائیں کہ کیا یہ آپ کا ہے:\n\n{link}\n\nاگر نہیں، تو اسی صفحے سے آپ اپنی ای میل اس سے ہٹا سکتے ہیں۔\n\n{brand}',
  'sent.changed.password':
    '{brand}: اکاؤنٹ {name} کا پاس ورڈ بدل دیا گیا اور تمام آلات لاگ آؤٹ ہو گئے۔ اگر یہ آپ نہیں تھے تو ابھی نیا پاس ورڈ رکھیں اور کسٹمر سروس سے رابطہ کریں۔',
  'sent.changed.password.subject': 'آپ کا {brand} پاس ورڈ بدل گیا',
  'sent.changed.mobile':
    '{brand}: اکاؤنٹ {name} کا موبائل نمبر بدل گیا ہے۔ اگر یہ آپ نہیں تھے تو ابھی کسٹمر سروس سے رابطہ کریں۔',
  'sent.changed.mobile.subject': 'آپ کے {brand} اکاؤنٹ کا موبائل نمبر بدل گیا',
  'sent.changed.email':
    '{brand}: اکاؤنٹ {name} کی ای میل بدل گئی ہے۔ اگر یہ آپ نہیں تھے تو ابھی کسٹمر سروس سے رابطہ کریں۔',
  'sent.changed.email.subject': 'آپ کے {brand} اکاؤنٹ کی ای میل بدل گئی',
  'sent.window.waiting': '{name} کا انتظار ہے…',
  'sent.window.unreachable':
    'اس نیٹ ورک سے {name} تک رسائی ممکن نہیں۔ دوبارہ کوشش کریں، یا یہ ونڈو بند کر کے کسی اور طریقے سے لاگ اِن کریں۔',
} satisfies Partial<Record<keyof typeof vi, string>>
