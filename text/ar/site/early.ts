import type { early as vi } from '../../vi/site/early.ts'

export const early = {
  'login.cryptoFailed': 'لا يستطيع هذا المتصفح تشفير البيانات. يُرجى فتح الموقع بعنوانه الآمن (https).',
  'trial.started': 'أنت في وضع اللعب المجاني وتلعب بأموال افتراضية.',
  in_increase_submit: 'سجّل الآن',
  'rg.excluded.forGood': 'استبعد هذا الحساب نفسه نهائيًا.',
  'rg.excluded.returnAt': 'لقد طلبت العودة. يمكنك تسجيل الدخول اعتبارًا من {time}.',
  'rg.excluded.until': 'هذا الحساب في استراحة أو استبعد نفسه حتى {time}.',
  'rg.excluded.over':
    'انتهت مدة الاستبعاد، لكن الحساب لا يفتح من تلقاء نفسه. يمكنك طلب العودة، وبعد 24 ساعة يمكنك تسجيل الدخول.',
  'shell.limits': 'الحدود والاستراحات',
  'rg.session.soon': 'دقائق اللعب المتبقية اليوم حسب حدك: {count}.',
  'inbox.title': 'الرسائل',
  'vip.title': 'VIP',
  'promo.title': 'العروض',
  'identities.title': 'طرق تسجيل الدخول',
  'referral.title': 'دعوة الأصدقاء',
  'agent.center': 'مركز الوكلاء',
  'shell.app': 'احصل على التطبيق',
  'shell.affiliates': 'الشركاء',
  'shell.help': 'المساعدة',
  'shell.security': 'أمان الحساب',
} satisfies Partial<Record<keyof typeof vi, string>>
