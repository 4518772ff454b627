import type { sent as vi } from '../../vi/messages/sent.ts'

export const sent = {
  'sent.code.sms':
    '{brand}: kodunuz {code}, {minutes} dakika geçerlidir. Hiç kimseye söylemeyin: çalışanlarımız bu kodu sormaz.',
  'sent.code.subject': '{brand} kodunuz: {code}',
  'sent.code.mail':
    'Kodunuz: {code}. {minutes} dakika geçerlidir.\n\nHiç kimseye söylemeyin: çalışanlarımız bu kodu sormaz. Kod istemediyseniz bu e-postayı dikkate almayın.\n\n{brand}',
  'sent.reset.subject': '{brand} için yeni şifre belirleyin',
  'sent.reset.mail':
    'Merhaba {name},\n\nHesabınız için yeni bir şifre istendi. Bu bağlantıyı 30 dakika içinde açın:\n\n{link}\n\nBağlantı bir kez çalışır. Kimseyle paylaşmayın. Bunu siz istemediyseniz bir şey yapmanız gerekmez: şifreniz aynı kalır.\n\n{brand}',
  'sent.confirm.subject': 'Bu sizin adresiniz mi?',
  'sent.confirm.mail':
    'Merhaba {name},\n\nBu adla bir {brand} hesabı sizin e-posta adresinizle açıldı. Lütfen sizin olup olmadığını bildirin:\n\n{link}\n\nSizin değilse aynı sayfadan adresinizi kaldırabilirsiniz.\n\n{brand}',
  'sent.changed.password':
    '{brand}: {name} hesabının şifresi değiştirildi ve bütün cihazlarda oturum kapatıldı. Bunu siz yapmadıysanız hemen yeni bir şifre belirleyin ve müşteri hizmetlerine ulaşın.',
  'sent.changed.password.subject': '{brand} şifreniz değiştirildi',
  'sent.changed.mobile':
    '{brand}: {name} hesabının artık başka bir cep numarası var. Bunu siz yapmadıysanız hemen müşteri hizmetlerine ulaşın.',
  'sent.changed.mobile.subject': '{brand} hesabınızın cep numarası değiştirildi',
  'sent.changed.email':
    '{brand}: {name} hesabının artık başka bir e-posta adresi var. Bunu siz yapmadıysanız hemen müşteri hizmetlerine ulaşın.',
  'sent.changed.email.subject': '{brand} hesabınızın e-posta adresi değiştirildi',
  'sent.window.waiting': '{name} bekleniyor…',
  'sent.window.unreachable':
    'Bu ağdan {name} hizmetine ulaşılamıyor. Tekrar deneyin ya da bu pencereyi kapatıp başka bir yolla giriş yapın.',
} satisfies Partial<Record<keyof typeof vi, string>>
