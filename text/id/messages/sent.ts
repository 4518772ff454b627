import type { sent as vi } from '../../vi/messages/sent.ts'

export const sent = {
  'sent.code.sms':
    '{brand}: {code} adalah kode Anda, berlaku {minutes} menit. Jangan beri tahu siapa pun: staf kami tidak akan memintanya.',
  'sent.code.subject': '{code} adalah kode {brand} Anda',
  'sent.code.mail':
    'Kode Anda: {code}. Berlaku selama {minutes} menit.\n\nJangan beri tahu siapa pun: staf kami tidak akan memintanya. Jika Anda tidak meminta kode, abaikan email ini.\n\n{brand}',
  'sent.reset.subject': 'Buat kata sandi baru untuk {brand}',
  'sent.reset.mail':
    'Halo {name},\n\nAda yang meminta kata sandi baru untuk akun Anda. Buka tautan ini dalam 30 menit:\n\n{link}\n\nTautan ini berlaku sekali. Jangan diteruskan. Jika itu bukan Anda, tidak ada yang perlu dilakukan: kata sandi Anda tetap sama.\n\n{brand}',
  'sent.confirm.subject': 'Apakah ini alamat Anda?',
  'sent.confirm.mail':
    'Halo {name},\n\nSebuah akun {brand} dengan nama ini dibuka memakai alamat email Anda. Beri tahu kami apakah itu milik Anda:\n\n{link}\n\nJika bukan, di halaman yang sama alamat Anda bisa dilepas.\n\n{brand}',
  'sent.changed.password':
    '{brand}: kata sandi akun {name} telah diganti dan semua perangkat dikeluarkan. Jika itu bukan Anda, segera buat kata sandi baru dan hubungi layanan pelanggan.',
  'sent.changed.password.subject': 'Kata sandi {brand} Anda telah diganti',
  'sent.changed.mobile':
    '{brand}: akun {name} sekarang memakai nomor ponsel lain. Jika itu bukan Anda, segera hubungi layanan pelanggan.',
  'sent.changed.mobile.subject': 'Nomor ponsel akun {brand} Anda telah diganti',
  'sent.changed.email':
    '{brand}: akun {name} sekarang memakai alamat email lain. Jika itu bukan Anda, segera hubungi layanan pelanggan.',
  'sent.changed.email.subject': 'Alamat email akun {brand} Anda telah diganti',
  'sent.window.waiting': 'Menunggu {name}…',
  'sent.window.unreachable':
    '{name} tidak dapat dijangkau dari jaringan ini. Silakan coba lagi, atau tutup jendela ini dan masuk dengan cara lain.',
} satisfies Partial<Record<keyof typeof vi, string>>
