import type { games } from '../../vi/site/games.ts'
import type { states as vi } from '../../vi/site/states.ts'

/** What a page says when it cannot be as usual, and why a game does not open. */
export const states = {
  'status.denied.money': 'ເງິນໃນບັນຊີຂອງທ່ານຍັງເປັນຂອງທ່ານ. ເພື່ອຖອນ, ກະລຸນາຕິດຕໍ່ຝ່າຍບໍລິການລູກຄ້າ.',
  'status.denied.unknown': 'ບໍ່ຮູ້',
  'status.denied.source': 'ປະເທດຕາມທີ່ຢູ່ IP: {source}',
  'shell.chunk.missing': 'ໂຫຼດໜ້ານີ້ບໍ່ໄດ້. ອາດມີເວີຊັນໃໝ່.',
  'shell.chunk.timeout': 'ໜ້າໃຊ້ເວລາໂຫຼດດົນເກີນໄປ. ກວດເບິ່ງເຄືອຂ່າຍ ແລ້ວລອງໃໝ່.',
  'launch.maintenance.title': 'ເກມກຳລັງບຳລຸງຮັກສາ',
  'launch.maintenance.body': '{name} ກຳລັງບຳລຸງຮັກສາ. ທ່ານຫຼິ້ນເກມອື່ນໄດ້.',
  'launch.popupBlocked': 'ບຣາວເຊີບລັອກໜ້າຕ່າງປັອບອັບ. ອະນຸຍາດແລ້ວລອງໃໝ່.',
  'launch.openWindow': 'ເປີດເກມໃນໜ້າຕ່າງໃໝ່',
  'launch.invalid': 'ທີ່ຢູ່ຂອງເກມບໍ່ຖືກຕ້ອງ. ກະລຸນາຕິດຕໍ່ຝ່າຍບໍລິການລູກຄ້າ.',
  'frame.slow': 'ເກມໃຊ້ເວລາດົນກວ່າປົກກະຕິ. ເຄືອຂ່າຍອາດຊ້າ.',
  'frame.failed': 'ເປີດເກມບໍ່ໄດ້',
} satisfies Partial<Record<keyof typeof vi | keyof typeof games, string>>
