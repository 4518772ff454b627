import type { early as vi } from '../../vi/site/early.ts'

export const early = {
  'login.cryptoFailed': 'ບຣາວເຊີນີ້ເຂົ້າລະຫັດຂໍ້ມູນບໍ່ໄດ້. ກະລຸນາເປີດເວັບດ້ວຍທີ່ຢູ່ທີ່ປອດໄພ (https).',
  'trial.started': 'ທ່ານກຳລັງທົດລອງຫຼິ້ນດ້ວຍເງິນສົມມຸດ.',
  in_increase_submit: 'ສະໝັກດຽວນີ້',
  'rg.excluded.forGood': 'ບັນຊີນີ້ໄດ້ຕັດສິດຕົນເອງຖາວອນ.',
  'rg.excluded.returnAt': 'ທ່ານໄດ້ຂໍກັບມາແລ້ວ. ເຂົ້າສູ່ລະບົບໄດ້ຕັ້ງແຕ່ {time}.',
  'rg.excluded.until': 'ບັນຊີນີ້ກຳລັງພັກ ຫຼື ຕັດສິດຕົນເອງຈົນເຖິງ {time}.',
  'rg.excluded.over': 'ໄລຍະຕັດສິດສິ້ນສຸດແລ້ວ ແຕ່ບັນຊີບໍ່ເປີດເອງ. ທ່ານຂໍກັບມາໄດ້; 24 ຊົ່ວໂມງຫຼັງຈາກນັ້ນເຂົ້າສູ່ລະບົບໄດ້.',
  'shell.limits': 'ຂີດຈຳກັດ ແລະ ການພັກ',
  'rg.session.soon': 'ນາທີຫຼິ້ນທີ່ເຫຼືອມື້ນີ້ຕາມຂີດຈຳກັດຂອງທ່ານ: {count}.',
  'inbox.title': 'ຂໍ້ຄວາມ',
  'vip.title': 'VIP',
  'promo.title': 'ໂປຣໂມຊັນ',
  'identities.title': 'ວິທີເຂົ້າສູ່ລະບົບ',
  'referral.title': 'ເຊີນໝູ່',
  'agent.center': 'ສູນຕົວແທນ',
  'shell.app': 'ເອົາແອັບ',
  'shell.affiliates': 'ພັນທະມິດ',
  'shell.help': 'ຊ່ວຍເຫຼືອ',
  'shell.security': 'ຄວາມປອດໄພບັນຊີ',
} satisfies Partial<Record<keyof typeof vi, string>>
