import type { early as vi } from '../../vi/site/early.ts'

export const early = {
  'login.cryptoFailed': 'این مرورگر نمی‌تواند داده‌ها را رمزگذاری کند. لطفاً سایت را با نشانی امن آن (https) باز کنید.',
  'trial.started': 'شما در بازی رایگان هستید و با پول مجازی بازی می‌کنید.',
  in_increase_submit: 'ثبت‌نام کنید',
  'rg.excluded.forGood': 'این حساب خود را برای همیشه کنار گذاشته است.',
  'rg.excluded.returnAt': 'درخواست بازگشت داده‌اید. از {time} می‌توانید وارد شوید.',
  'rg.excluded.until': 'این حساب تا {time} در استراحت است یا خود را کنار گذاشته است.',
  'rg.excluded.over':
    'مدت کنارگذاری تمام شده، اما حساب خودبه‌خود باز نمی‌شود. می‌توانید درخواست بازگشت بدهید؛ 24 ساعت بعد می‌توانید وارد شوید.',
  'shell.limits': 'محدودیت‌ها و استراحت',
  'rg.session.soon': 'دقیقه‌های باقی‌ماندهٔ بازی امروز طبق محدودیت شما: {count}.',
  'inbox.title': 'پیام‌ها',
  'vip.title': 'VIP',
  'promo.title': 'پیشنهادها',
  'identities.title': 'راه‌های ورود',
  'referral.title': 'دعوت دوستان',
  'agent.center': 'مرکز نمایندگان',
  'shell.app': 'دریافت برنامه',
  'shell.affiliates': 'همکاران',
  'shell.help': 'راهنما',
  'shell.security': 'امنیت حساب',
} satisfies Partial<Record<keyof typeof vi, string>>
