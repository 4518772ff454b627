import type { early as vi } from '../../vi/site/early.ts'

export const early = {
  'login.cryptoFailed': 'Pelayar ini tidak dapat menyulitkan data. Sila buka laman melalui alamat selamatnya (https).',
  'trial.started': 'Anda sedang bermain percuma dengan wang maya.',
  in_increase_submit: 'Daftar sekarang',
  'rg.excluded.forGood': 'Akaun ini telah mengecualikan diri buat selamanya.',
  'rg.excluded.returnAt': 'Anda telah meminta untuk kembali. Anda boleh log masuk mulai {time}.',
  'rg.excluded.until': 'Akaun ini sedang berehat atau mengecualikan diri sehingga {time}.',
  'rg.excluded.over':
    'Tempoh pengecualian telah tamat, tetapi akaun tidak dibuka sendiri. Anda boleh meminta untuk kembali; 24 jam kemudian anda boleh log masuk.',
  'shell.limits': 'Had dan rehat',
  'rg.session.soon': 'Baki minit bermain hari ini mengikut had anda: {count}.',
  'inbox.title': 'Mesej',
  'vip.title': 'VIP',
  'promo.title': 'Promosi',
  'identities.title': 'Cara log masuk',
  'referral.title': 'Jemput rakan',
  'agent.center': 'Pusat ejen',
  'shell.app': 'Dapatkan aplikasi',
  'shell.affiliates': 'Rakan niaga',
  'shell.help': 'Bantuan',
  'shell.security': 'Keselamatan akaun',
} satisfies Partial<Record<keyof typeof vi, string>>
