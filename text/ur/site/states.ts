import type { games } from '../../vi/site/games.ts'
import type { states as vi } from '../../vi/site/states.ts'

/** What a page says when it cannot be as usual, and why a game does not open. */
export const states = {
  'status.denied.money': 'آپ کے اکاؤنٹ کی رقم آپ ہی کی رہے گی۔ اسے نکلوانے کے لیے براہ کرم کسٹمر سروس سے رابطہ کریں۔',
  'status.denied.unknown': 'معلوم نہیں',
  'status.denied.source': 'IP پتے کے مطابق ممالک: {source}',
  'shell.chunk.missing': 'یہ صفحہ لوڈ نہ ہو سکا۔ شاید نیا ورژن آ گیا ہے۔',
  'shell.chunk.timeout': 'صفحہ لوڈ ہونے میں بہت دیر لگی۔ اپنا نیٹ ورک دیکھیں اور دوبارہ کوشش کریں۔',
  'launch.maintenance.title': 'گیم کی دیکھ بھال جاری ہے',
  'launch.maintenance.body': '{name} کی دیکھ بھال جاری ہے۔ آپ کوئی اور گیم کھیل سکتے ہیں۔',
  'launch.popupBlocked': 'براؤزر نے پاپ اپ ونڈو روک دی۔ اجازت دیں اور دوبارہ کوشش کریں۔',
  'launch.openWindow': 'گیم نئی ونڈو میں کھولیں',
  'launch.invalid': 'گیم کا پتہ درست نہیں۔ براہ کرم کسٹمر سروس سے رابطہ کریں۔',
  'frame.slow': 'گیم معمول سے زیادہ وقت لے رہا ہے۔ شاید نیٹ ورک سست ہے۔',
  'frame.failed': 'گیم نہ کھل سکا',
} satisfies Partial<Record<keyof typeof vi | keyof typeof games, string>>
