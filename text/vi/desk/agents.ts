/** The tree of agents, at the desk. */
export const deskAgents = {
  'desk.agents': 'Đại lý',
  'desk.agents.search': 'Tên tài khoản bắt đầu bằng',
  'desk.agents.line': 'Tuyến',
  'desk.agents.direct': 'Tuyến dưới trực tiếp',
  'desk.agents.team': 'Toàn tuyến dưới',
  'desk.agents.below': 'Tuyến dưới trực tiếp của {name}: {n}',
  'desk.agents.downlines': 'Xem tuyến dưới',
  'desk.agents.shut': 'Không hoạt động',
  'desk.agents.place': 'Vị trí',
  'desk.agents.house': 'Nhà cái',
  'desk.agents.moves': 'Chuyển về dưới {name} lúc {time}.',
  'desk.agents.rates': 'Mức hoàn trả',
  'desk.agents.rates.change': 'Đổi mức hoàn trả',
  'desk.agents.rates.about':
    'Nhập mức bằng phần trăm. Một đồng nghiệp phải duyệt. Sau đó mức mới có hiệu lực ngay, và tuyến dưới có mức cao hơn sẽ được hạ theo.',
  'desk.agents.rates.now': 'Hiện tại: {rate}',
  'desk.agents.rates.noNumber': 'Nhập phần trăm, ví dụ 0.8.',
  'desk.agents.rates.same': 'Đổi ít nhất một mức.',
  'desk.agents.wrong.RATE_CAP': 'Cao hơn mức tối đa của thương hiệu.',
  'desk.agents.wrong.RATE_STEP': 'Không đúng bước của sản phẩm.',
  'desk.agents.wrong.RATE_ABOVE_UPLINE': 'Cao hơn mức của tuyến trên.',
  'desk.agents.wrong.parent': 'Không có đại lý hay tổng đại lý nào dùng tài khoản này.',
  'desk.agents.history': 'Lịch sử mức hoàn trả',
  'desk.agents.codes': 'Mã giới thiệu',
  'desk.agents.code': 'Mã',
  'desk.agents.code.hint': '3–20 chữ cái không dấu hoặc chữ số.',
  'desk.agents.code.add': 'Thêm mã',
  'desk.agents.code.uses': 'đã dùng {n} lần',
  'desk.agents.code.closed': 'Đã đóng',
  'desk.agents.code.close': 'Đóng mã',
  'desk.agents.code.close.of': 'Đóng mã {code}',
  'desk.agents.code.close.about': 'Không ai đăng ký được bằng mã này nữa. Mã đã đóng không mở lại được.',
  'desk.agents.domain': 'Tên miền',
  'desk.agents.domain.hint':
    'Ai đăng ký ở tên miền này của thương hiệu đều vào tuyến này. Để trống: mã dùng được ở mọi tên miền.',
  'desk.agents.domain.every': 'Mọi tên miền',
  'desk.agents.open': 'Mở đại lý',
  'desk.agents.open.top': 'Tài khoản đứng ngay dưới nhà cái.',
  'desk.agents.open.below': 'Tài khoản đứng ngay dưới một đại lý hoặc tổng đại lý.',
  'desk.agents.username': 'Tên tài khoản mới',
  'desk.agents.parent': 'Tài khoản tuyến trên',
  'desk.agents.opened': 'Mật khẩu dùng một lần của {name}',
  'desk.agents.opened.how':
    'Chỉ hiện lần này. Hãy giao riêng cho chủ tài khoản; họ phải đổi mật khẩu ở lần đăng nhập đầu tiên.',
  'desk.agents.promote': 'Nâng thành đại lý',
  'desk.agents.promote.about':
    'Tài khoản vào được trung tâm đại lý và giữ nguyên vị trí. Chỉ áp dụng cho thành viên có tuyến trên.',
  'desk.agents.raise': 'Nâng thành tổng đại lý',
  'desk.agents.raise.about':
    'Tài khoản lên ngay dưới nhà cái, cùng toàn bộ tuyến dưới; hợp đồng với đại lý cũ chấm dứt. Không hạ lại được.',
  'desk.agents.demote': 'Hạ thành thành viên',
  'desk.agents.demote.about':
    'Tài khoản không còn vào được trung tâm đại lý. Hợp đồng của tài khoản phải chấm dứt trước.',
  'desk.agents.move': 'Chuyển tuyến',
  'desk.agents.move.about':
    'Một đồng nghiệp phải duyệt. Tài khoản cùng toàn bộ tuyến dưới chuyển lúc 0 giờ kế tiếp; mức hoàn trả cao hơn đại lý mới sẽ được hạ, và hợp đồng của tài khoản chấm dứt.',
  'desk.agents.move.member':
    'Một đồng nghiệp phải duyệt. Thành viên chuyển lúc 0 giờ kế tiếp; mức hoàn trả cao hơn đại lý mới sẽ được hạ.',
  'desk.agents.move.to': 'Tài khoản đại lý mới',
  'desk.agents.move.hint':
    'Đại lý hoặc tổng đại lý không thuộc tuyến dưới của tài khoản này; với thành viên còn có tiếp thị. Để trống: thành viên về dưới nhà cái.',
} as const
