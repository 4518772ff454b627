/** What agents are refused when they open accounts. */
export const agentOpening = {
  'refusal.AGT_DEPTH': 'Tuyến của bạn đã đủ số cấp: không thể có thêm đại lý ở dưới.',
  'refusal.AGT_LINE_LIMIT': 'Hạn mức này cao hơn hạn mức của chính bạn.',
  'down.limits.title': 'Hạn mức cược xổ số',
  'down.limits.hint': 'Áp dụng cho {name} và mọi tài khoản bên dưới. Để trống là không giới hạn thêm.',
  'down.limits.ticket': 'Mỗi vé',
  'down.limits.draw': 'Mỗi kỳ quay',
  'down.limits.number': 'Mỗi số trong một kỳ',
  'down.limits.most': 'Tối đa {money}',
  'down.limits.save': 'Lưu hạn mức',
  'down.limits.saved': 'Đã lưu hạn mức',
  'refusal.AGT_DAILY_OPEN': 'Hôm nay bạn đã mở đủ số tài khoản. Ngày mai hãy mở tiếp.',
  'refusal.AGT_LINK_LIMIT': 'Bạn đã có đủ số liên kết đang dùng. Hãy đóng một liên kết trước.',
  'refusal.AGT_LINK_USED': 'Đã có người đăng ký bằng liên kết này nên không xóa được. Bạn có thể đóng liên kết.',
  'refusal.AGT_ASSISTANT_LIMIT': 'Bạn đã có đủ số trợ lý.',
  'message.rateLowerAsked.title': '{agent} đề nghị hạ mức hoàn trả của bạn',
  'message.rateLowerAsked.content':
    'Đại lý {agent} đề nghị hạ mức hoàn trả của bạn. Mức hiện tại giữ nguyên cho đến khi bạn đồng ý.',
  'message.rateLowerAccepted.title': '{name} đồng ý hạ mức hoàn trả',
  'message.rateLowerAccepted.content': '{name} đã đồng ý. Mức mới áp dụng từ bây giờ; các cược đã đặt giữ mức cũ.',
  'message.rateLowerRejected.title': '{name} từ chối hạ mức hoàn trả',
  'message.rateLowerRejected.content': '{name} đã từ chối. Mức hoàn trả giữ nguyên.',
  'refusal.AGT_CODE_TAKEN': 'Mã này đã có, hoặc tên miền đã có mã.',
  'refusal.AGT_HAS_DOWNLINES': 'Tài khoản này còn tuyến dưới nên không thể chuyển thành thành viên.',
  'refusal.AGT_HAS_CONTRACTS':
    'Tài khoản này còn hợp đồng hoặc đề nghị hợp đồng nên không thể chuyển thành thành viên. Hãy chấm dứt trước.',
  'refusal.AGT_LOCKED': 'Tuyến trên đã tạm khóa việc đăng ký mới dưới tài khoản của bạn.',
} as const
