/** A day of birth in three boxes. */
export const birthday = {
  'birthday.hint': 'Bạn phải đủ {age} tuổi trở lên.',
  'birthday.once': 'Chỉ nhập được một lần. Sau đó, chỉ chăm sóc khách hàng mới đổi được.',
  'birthday.part': 'Vui lòng nhập ngày, tháng và năm (4 chữ số).',
  'birthday.none': 'Ngày này không tồn tại. Vui lòng kiểm tra lại.',
  'birthday.young': 'Bạn phải đủ {age} tuổi mới được chơi tại đây.',
} as const
