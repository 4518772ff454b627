import type { early as vi } from '../../vi/site/early.ts'

export const early = {
  'login.cryptoFailed': 'Browser ini tidak dapat mengenkripsi data. Silakan buka situs melalui alamat aman (https).',
  'trial.started': 'Anda sedang main gratis dengan uang virtual.',
  in_increase_submit: 'Daftar sekarang',
  'rg.excluded.forGood': 'Akun ini telah mengecualikan diri untuk selamanya.',
  'rg.excluded.returnAt': 'Anda telah meminta kembali. Anda dapat masuk mulai {time}.',
  'rg.excluded.until': 'Akun ini sedang rehat atau mengecualikan diri sampai {time}.',
  'rg.excluded.over':
    'Masa pengecualian sudah berakhir, tetapi akun tidak terbuka sendiri. Anda dapat meminta kembali; 24 jam kemudian Anda dapat masuk.',
  'shell.limits': 'Batas dan rehat',
  'rg.session.soon': 'Sisa menit bermain hari ini menurut batas Anda: {count}.',
  'inbox.title': 'Pesan',
  'vip.title': 'VIP',
  'promo.title': 'Promosi',
  'identities.title': 'Cara masuk',
  'referral.title': 'Undang teman',
  'agent.center': 'Pusat agen',
  'shell.app': 'Dapatkan aplikasi',
  'shell.affiliates': 'Afiliasi',
  'shell.help': 'Bantuan',
  'shell.security': 'Keamanan akun',
} satisfies Partial<Record<keyof typeof vi, string>>
