/** What the game says, and what its symbols are called. */
export const texts = {
  'matRung.name': 'Mật Rừng',
  'matRung.jar': 'Hũ mật {now}/{full}',
  'matRung.freeSpins': 'Mỗi lượt rơi nhân tiền thắng: {times}',
  'matRung.rules.how':
    'Từ {least} biểu tượng giống nhau liền kề theo hàng hoặc cột là một cụm thắng. Các cụm được cộng lại.',
  'matRung.rules.wild': '{symbol} tính vào mọi cụm liền kề. Đứng một mình không thành cụm.',
  'matRung.rules.jar':
    'Mỗi biểu tượng vỡ ra trong vòng quay trả tiền cho một giọt vào hũ. Đủ {jar} giọt trong một vòng được {spins} vòng quay miễn phí, trong đó các lượt rơi nhân lần lượt {times}; hệ số cuối giữ đến hết lượt. Hũ bắt đầu lại ở mỗi vòng.',
  'matRung.rules.fields':
    'Mỗi vòng quay rút một trong {fields} bàn đánh số, bàn nào cũng có khả năng như nhau. Số bàn quyết định mọi biểu tượng rơi xuống, nên các số liệu được tính trên toàn bộ các bàn.',
  'matRung.H1': 'Ong chúa',
  'matRung.H2': 'Tầng mật',
  'matRung.H3': 'Bướm phượng',
  'matRung.L1': 'Hoa tràm',
  'matRung.L2': 'Hoa súng tím',
  'matRung.L3': 'Nấm',
  'matRung.L4': 'Dương xỉ',
  'matRung.W': 'Giọt mật',
} as const
