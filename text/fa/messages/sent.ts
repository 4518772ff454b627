import type { sent as vi } from '../../vi/messages/sent.ts'

export const sent = {
  'sent.code.sms':
    '{brand}: کد شما {code} است و {minutes} دقیقه اعتبار دارد. آن را هرگز به کسی نگویید: کارکنان ما آن را نمی‌پرسند.',
  'sent.code.subject': '{code} کد {brand} شماست',
  'sent.code.mail':
    'کد شما {code} است و {minutes} دقیقه اعتبار دارد.\n\nآن را هرگز به کسی نگویید: کارکنان ما آن را نمی‌پرسند. اگر شما کدی نخواسته‌اید، این ایمیل را نادیده بگیرید.\n\n{brand}',
  'sent.reset.subject': 'تعیین گذرواژهٔ جدید برای {brand}',
  'sent.reset.mail':
    'سلام {name}،\n\nکسی برای حساب شما گذرواژهٔ جدید خواسته است. این پیوند را تا 30 دقیقه باز کنید:\n\n{link}\n\nپیوند یک بار کار می‌کند. آن را به کسی ندهید. اگر شما نبودید، لازم نیست کاری کنید: گذرواژه‌تان همان می‌ماند.\n\n{brand}',
  'sent.confirm.subject': 'این ایمیل شماست؟',
  'sent.confirm.mail':
    'سلام {name}،\n\nیک حساب {brand} به این نام با ایمیل شما باز شده است. لطفاً به ما بگویید آیا از آنِ شماست:\n\n{link}\n\nاگر نیست، در همان صفحه می‌توانید ایمیل خود را از آن بردارید.\n\n{brand}',
  'sent.changed.password':
    '{brand}: گذرواژهٔ حساب {name} تغییر کرد و همهٔ دستگاه‌ها خارج شدند. اگر شما نبودید، همین حالا گذرواژهٔ جدید تعیین کنید و با خدمات مشتریان تماس بگیرید.',
  'sent.changed.password.subject': 'گذرواژهٔ {brand} شما تغییر کرد',
  'sent.changed.mobile':
    '{brand}: شمارهٔ موبایل حساب {name} عوض شد. اگر شما نبودید، همین حالا با خدمات مشتریان تماس بگیرید.',
  'sent.changed.mobile.subject': 'شمارهٔ موبایل حساب {brand} شما تغییر کرد',
  'sent.changed.email': '{brand}: ایمیل حساب {name} عوض شد. اگر شما نبودید، همین حالا با خدمات مشتریان تماس بگیرید.',
  'sent.changed.email.subject': 'ایمیل حساب {brand} شما تغییر کرد',
  'sent.window.waiting': 'در انتظار {name}…',
  'sent.window.unreachable':
    'از این شبکه نمی‌توان به {name} دسترسی پیدا کرد. دوباره امتحان کنید، یا این پنجره را ببندید و از راه دیگری وارد شوید.',
} satisfies Partial<Record<keyof typeof vi, string>>
