/** What the game says, and what its symbols are called. */
export const texts = {
  'muaVang.name': 'Mùa Vàng',
  'muaVang.feature': 'Thúng thóc nằm yên, ô trống quay lại',
  'muaVang.won': 'Mùa gặt! {count, plural, other {# lượt quay lại}}',
  'muaVang.left': 'Còn {count, plural, other {# lượt quay lại}}',
  'muaVang.over': 'Gặt xong',
  'muaVang.paid': 'Tổng các thúng thóc',
  'muaVang.harvest': '{count} thúng thóc · {amount}',
  'muaVang.full': 'Đầy đồng thóc vàng!',
  'muaVang.rules.every': 'Mùa gặt trung bình {spins} vòng một lần',
  'muaVang.rules.how':
    'Ba biểu tượng giống nhau trở lên liền kề trên một luống, ở bất kỳ vị trí nào, là thắng. Mỗi luống trả cho chuỗi cao nhất; tiền thắng ba luống được cộng lại.',
  'muaVang.rules.wild': '{symbol} thay thế mọi biểu tượng trừ {basket}.',
  'muaVang.rules.harvest':
    'Mỗi {basket} mang một số lần mức cược: {values}. Từ {least} thúng trở lên mở mùa gặt với {respins} lượt quay lại.',
  'muaVang.rules.respins':
    'Trong mùa gặt, các thúng nằm yên. Mỗi ô trống có 1 trên {chance} khả năng ra thúng mới ở mỗi lượt; có thúng mới thì lại đủ {respins} lượt. Hết lượt, mọi thúng được cộng lại. Đủ {cells} thúng được thêm {full} lần mức cược.',
  'muaVang.H1': 'Trâu',
  'muaVang.H2': 'Diều sáo',
  'muaVang.H3': 'Gà trống',
  'muaVang.L1': 'Liềm',
  'muaVang.L2': 'Chum nước',
  'muaVang.L3': 'Châu chấu',
  'muaVang.W': 'Mặt trời',
  'muaVang.C': 'Thúng thóc vàng',
  'muaVang.X': 'Ô đất',
} as const
