/** A day of birth in three boxes. */
export const birthday = {
  'birthday.day': 'Ngày',
  'birthday.month': 'Tháng',
  'birthday.year': 'Năm',
  'birthday.hint': 'Bạn phải đủ {age} tuổi trở lên.',
  'birthday.once': 'Chỉ khai một lần; sau đó chỉ bộ phận hỗ trợ đổi được.',
  'birthday.part': 'Hãy nhập đủ ngày, tháng và năm (bốn chữ số).',
  'birthday.none': 'Không có ngày như vậy. Hãy kiểm tra lại.',
  'birthday.young': 'Bạn chưa đủ {age} tuổi nên không thể chơi ở đây.',
} as const
