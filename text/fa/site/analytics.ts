import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': 'اجازه می‌دهید صفحه‌هایی را که باز می‌کنید بشماریم؟',
  'analytics.body':
    'با رضایت شما، صفحه‌های بازشدهٔ {brand} به‌دست {services} شمرده می‌شوند و نشانی IP و مرورگر شما نیز آنجا دیده می‌شود. این‌که چه کسی هستید، چه بازی می‌کنید و پول شما هرگز منتقل نمی‌شود.',
  'analytics.accept': 'می‌پذیرم',
  'analytics.refuse': 'نمی‌پذیرم',
  'analytics.privacy': 'حریم خصوصی',
  'analytics.accepted': 'شما پذیرفته‌اید. هر زمان می‌توانید پس بگیرید؛ آن‌گاه صفحه دوباره بارگذاری می‌شود.',
  'analytics.refused': 'شما نپذیرفته‌اید. چیزی شمرده نمی‌شود.',
  'analytics.signal': 'مرورگر شما خواسته است که ردیابی نشوید، پس چیزی شمرده نمی‌شود.',
} as const satisfies Record<keyof typeof vi, string>
