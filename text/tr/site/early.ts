import type { early as vi } from '../../vi/site/early.ts'

export const early = {
  'login.cryptoFailed': 'Bu tarayıcı verileri şifreleyemiyor. Lütfen siteyi güvenli adresinden (https) açın.',
  'trial.started': 'Sanal parayla demo oyundasınız.',
  in_increase_submit: 'Hemen üye ol',
  'rg.excluded.forGood': 'Bu hesap kendini kalıcı olarak dışladı.',
  'rg.excluded.returnAt': 'Geri dönmek istediniz. {time} itibarıyla giriş yapabilirsiniz.',
  'rg.excluded.until': 'Bu hesap {time} tarihine kadar arada ya da kendini dışlamış durumda.',
  'rg.excluded.over':
    'Dışlama süresi doldu, ama hesap kendiliğinden açılmaz. Geri dönmeyi isteyebilirsiniz; 24 saat sonra giriş yapabilirsiniz.',
  'shell.limits': 'Sınırlar ve aralar',
  'rg.session.soon': 'Sınırınıza göre bugün kalan oyun dakikası: {count}.',
  'inbox.title': 'Mesajlar',
  'vip.title': 'VIP',
  'promo.title': 'Promosyonlar',
  'identities.title': 'Giriş yolları',
  'referral.title': 'Arkadaş davet et',
  'agent.center': 'Acente merkezi',
  'shell.app': 'Uygulamayı al',
  'shell.affiliates': 'Ortaklık',
  'shell.help': 'Yardım',
  'shell.security': 'Hesap güvenliği',
} satisfies Partial<Record<keyof typeof vi, string>>
