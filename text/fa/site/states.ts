import type { games } from '../../vi/site/games.ts'
import type { states as vi } from '../../vi/site/states.ts'

/** What a page says when it cannot be as usual, and why a game does not open. */
export const states = {
  'status.denied.money': 'پول حساب شما از آنِ شما می‌ماند. برای برداشت لطفاً با خدمات مشتریان تماس بگیرید.',
  'status.denied.unknown': 'نامشخص',
  'status.denied.source': 'کشورها بر پایهٔ نشانی IP: {source}',
  'shell.chunk.missing': 'این صفحه بارگذاری نشد. شاید نسخهٔ تازه‌ای آمده باشد.',
  'shell.chunk.timeout': 'بارگذاری صفحه بیش از حد طول کشید. شبکه را بررسی و دوباره تلاش کنید.',
  'launch.maintenance.title': 'بازی در دست تعمیر است',
  'launch.maintenance.body': '{name} در دست تعمیر است. می‌توانید بازی دیگری کنید.',
  'launch.popupBlocked': 'مرورگر پنجرهٔ بازشو را بست. لطفاً اجازه دهید و دوباره تلاش کنید.',
  'launch.openWindow': 'باز کردن بازی در پنجرهٔ تازه',
  'launch.invalid': 'نشانی بازی معتبر نیست. لطفاً با خدمات مشتریان تماس بگیرید.',
  'frame.slow': 'بازی بیش از معمول طول می‌کشد. شاید شبکه کند باشد.',
  'frame.failed': 'بازی باز نشد',
} satisfies Partial<Record<keyof typeof vi | keyof typeof games, string>>
