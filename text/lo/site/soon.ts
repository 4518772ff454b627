import type { texts as vi } from '../../vi/soon.ts'

export const soon = {
  'after.last': 'ເຂົ້າລະບົບຄັ້ງກ່ອນ: {time}, ຈາກ {place}.',
  'analytics.choice': 'ຕົວເລືອກການວິເຄາະ',
  'login.title': 'ເຂົ້າລະບົບ',
  'auth.needed': 'ກະລຸນາເຂົ້າລະບົບເພື່ອດຳເນີນການຕໍ່.',
} satisfies Partial<Record<keyof typeof vi, string>>
