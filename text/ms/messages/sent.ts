import type { sent as vi } from '../../vi/messages/sent.ts'

export const sent = {
  'sent.code.sms':
    '{brand}: {code} ialah kod anda, sah selama {minutes} minit. Jangan beritahu sesiapa: kakitangan kami tidak akan memintanya.',
  'sent.code.subject': '{code} ialah kod {brand} anda',
  'sent.code.mail':
    'Kod anda: {code}. Sah selama {minutes} minit.\n\nJangan beritahu sesiapa: kakitangan kami tidak akan memintanya. Jika anda tidak meminta kod, abaikan e-mel ini.\n\n{brand}',
  'sent.reset.subject': 'Tetapkan kata laluan baharu untuk {brand}',
  'sent.reset.mail':
    'Helo {name},\n\nKata laluan baharu telah diminta untuk akaun anda. Buka pautan ini dalam masa 30 minit:\n\n{link}\n\nIa sah sekali sahaja. Jangan kongsikan. Jika itu bukan anda, tiada apa-apa perlu dibuat: kata laluan anda kekal sama.\n\n{brand}',
  'sent.confirm.subject': 'Adakah ini alamat anda?',
  'sent.confirm.mail':
    'Helo {name},\n\nSatu akaun {brand} dengan nama ini telah dibuka menggunakan alamat e-mel anda. Sila beritahu kami sama ada ia milik anda:\n\n{link}\n\nJika bukan, alamat anda boleh dibuang di halaman yang sama.\n\n{brand}',
  'sent.changed.password':
    '{brand}: kata laluan akaun {name} telah ditukar dan semua peranti telah dilog keluar. Jika itu bukan anda, tetapkan kata laluan baharu sekarang dan hubungi khidmat pelanggan.',
  'sent.changed.password.subject': 'Kata laluan {brand} anda telah ditukar',
  'sent.changed.mobile':
    '{brand}: akaun {name} kini menggunakan nombor telefon bimbit lain. Jika itu bukan anda, hubungi khidmat pelanggan sekarang.',
  'sent.changed.mobile.subject': 'Nombor telefon bimbit akaun {brand} anda telah ditukar',
  'sent.changed.email':
    '{brand}: akaun {name} kini menggunakan alamat e-mel lain. Jika itu bukan anda, hubungi khidmat pelanggan sekarang.',
  'sent.changed.email.subject': 'Alamat e-mel akaun {brand} anda telah ditukar',
  'sent.window.waiting': 'Menunggu {name}…',
  'sent.window.unreachable':
    '{name} tidak dapat dicapai dari rangkaian ini. Sila cuba lagi, atau tutup tetingkap ini dan log masuk dengan cara lain.',
} satisfies Partial<Record<keyof typeof vi, string>>
