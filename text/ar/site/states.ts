import type { games } from '../../vi/site/games.ts'
import type { states as vi } from '../../vi/site/states.ts'

/** What a page says when it cannot be as usual, and why a game does not open. */
export const states = {
  'status.denied.money': 'الأموال في حسابك تبقى لك. لسحبها يُرجى التواصل مع خدمة العملاء.',
  'status.denied.unknown': 'غير معروف',
  'status.denied.source': 'البلدان حسب عنوان IP: {source}',
  'shell.chunk.missing': 'تعذر تحميل هذه الصفحة. قد يكون هناك إصدار جديد.',
  'shell.chunk.timeout': 'استغرق تحميل الصفحة وقتًا طويلًا. تحقق من شبكتك وحاول مجددًا.',
  'launch.maintenance.title': 'اللعبة قيد الصيانة',
  'launch.maintenance.body': '{name} قيد الصيانة. يمكنك لعب لعبة أخرى.',
  'launch.popupBlocked': 'حظر المتصفح النافذة المنبثقة. اسمح بها وحاول مجددًا.',
  'launch.openWindow': 'فتح اللعبة في نافذة جديدة',
  'launch.invalid': 'عنوان اللعبة غير صالح. يُرجى التواصل مع خدمة العملاء.',
  'frame.slow': 'تستغرق اللعبة وقتًا أطول من المعتاد. قد تكون الشبكة بطيئة.',
  'frame.failed': 'تعذر فتح اللعبة',
} satisfies Partial<Record<keyof typeof vi | keyof typeof games, string>>
