import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': 'ພວກເຮົານັບໜ້າທີ່ທ່ານເປີດໄດ້ບໍ?',
  'analytics.body':
    'ຖ້າທ່ານຍິນຍອມ, {services} ຈະນັບວ່າໜ້າໃດຂອງ {brand} ຖືກເປີດ ແລະ ຈະເຫັນທີ່ຢູ່ IP ກັບບຣາວເຊີຂອງທ່ານ. ທ່ານແມ່ນໃຜ, ຫຼິ້ນຫຍັງ ແລະ ເງິນຂອງທ່ານຈະບໍ່ຖືກສົ່ງຕໍ່ເດັດຂາດ.',
  'analytics.accept': 'ຍິນຍອມ',
  'analytics.refuse': 'ປະຕິເສດ',
  'analytics.privacy': 'ຄວາມເປັນສ່ວນຕົວ',
  'analytics.accepted': 'ທ່ານຍິນຍອມແລ້ວ. ທ່ານຖອນຄືນໄດ້ທຸກເວລາ ແລ້ວໜ້າຈະໂຫຼດຄືນໃໝ່.',
  'analytics.refused': 'ທ່ານປະຕິເສດແລ້ວ. ບໍ່ມີຫຍັງຖືກນັບ.',
  'analytics.signal': 'ບຣາວເຊີຂອງທ່ານຂໍບໍ່ໃຫ້ຕິດຕາມ ດັ່ງນັ້ນບໍ່ມີຫຍັງຖືກນັບ.',
} as const satisfies Record<keyof typeof vi, string>
