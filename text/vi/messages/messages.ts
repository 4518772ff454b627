/**
 * What the house writes to one member. Lines become paragraphs; the server fills the arguments in
 * and sends the whole.
 */
export const messages = {
  'message.welcome.title': 'Chào mừng {name} đến với {brand}',
  'message.welcome.content':
    'Tài khoản của bạn đã sẵn sàng. Mọi ván chơi đều được ghi lại trong lịch sử cược, và ván nào của trò nhà cũng kiểm chứng được.\nTrước khi chơi, bạn nên đặt giới hạn của riêng mình: siết chặt có hiệu lực ngay, nới lỏng phải chờ 24 giờ.\nNhững việc quan trọng của tài khoản sẽ được báo tại hộp thư này.',
  'message.passwordChanged.title': 'Mật khẩu đã được đổi',
  'message.passwordChanged.content':
    'Mật khẩu tài khoản của bạn đã được đổi lúc {at}. Các phiên đăng nhập khác đã bị đăng xuất.\nNếu không phải bạn đổi, hãy đổi lại ngay và liên hệ chăm sóc khách hàng.',
  'message.newDevice.title': 'Đăng nhập từ thiết bị mới',
  'message.newDevice.content':
    'Tài khoản của bạn vừa được mở lúc {at} trên thiết bị: {device}, địa chỉ IP {ip}.\nNếu là bạn thì không cần làm gì thêm. Nếu không phải, hãy đổi mật khẩu ngay.',
  'message.device.unnamed': 'một thiết bị không rõ tên',
  'message.securityChanged.title': 'Thay đổi về bảo mật tài khoản',
  'message.securityChanged.content':
    '{what} Lúc {at}, địa chỉ IP {ip}.\nNếu không phải bạn, hãy đổi mật khẩu ngay, đăng xuất mọi thiết bị khác và liên hệ bộ phận hỗ trợ.',
  'message.security.totpOn': 'Đã bật đăng nhập hai bước.',
  'message.security.totpOff': 'Đã tắt đăng nhập hai bước.',
  'message.security.codesRenewed': 'Đã tạo mã khôi phục mới.',
  'message.security.codeUsed': 'Đã dùng một mã khôi phục.',
  'message.security.passkeyAdded': 'Đã thêm một khóa truy cập.',
  'message.security.passkeyRemoved': 'Đã xóa một khóa truy cập.',
  'message.security.paymentPassword': 'Đã đặt mật khẩu giao dịch mới.',
  'message.security.payoutAccountAdded': 'Đã thêm một tài khoản nhận tiền rút.',
  'message.security.payoutAccountRemoved': 'Đã gỡ một tài khoản nhận tiền rút.',
  'message.security.passwordSet': 'Đã đặt mật khẩu đầu tiên cho tài khoản.',
  'message.security.signInAdded': 'Đã liên kết một cách đăng nhập khác.',
  'message.security.signInRemoved': 'Đã gỡ một cách đăng nhập khác.',
  'message.security.exportAsked': 'Có người yêu cầu tải dữ liệu của bạn.',
  'message.security.contactChanged': 'Đã đổi số điện thoại hoặc email của tài khoản.',
  'message.staffEdited.title': 'Chăm sóc khách hàng đã sửa tài khoản của bạn',
  'message.staffEdited.content': '{what} Lúc {at}.\nNếu bạn không yêu cầu, hãy liên hệ chăm sóc khách hàng ngay.',
  'message.edited.passwordByStaff':
    'Chăm sóc khách hàng đã bắt đầu đặt lại mật khẩu cho bạn và đăng xuất mọi thiết bị. Tài khoản nhận tiền mới sẽ dùng được sau 72 giờ.',
  'message.edited.paymentByStaff':
    'Đã gỡ mật khẩu giao dịch: hãy đặt mật khẩu mới trước khi rút tiền. Tài khoản nhận tiền mới sẽ dùng được sau 72 giờ.',
  'message.edited.secondStepByStaff':
    'Đã tắt đăng nhập hai bước: hãy thiết lập lại. Tài khoản nhận tiền mới sẽ dùng được sau 72 giờ.',
  'message.edited.profileByStaff': 'Đã sửa thông tin cá nhân.',
  'message.edited.identityByStaff':
    'Đã sửa họ tên thật hoặc ngày sinh. Tài khoản nhận tiền mới sẽ dùng được sau một ngày.',
  'message.edited.contactByStaff':
    'Đã sửa số điện thoại hoặc email. Bạn cần xác nhận lại, và tài khoản nhận tiền mới sẽ dùng được sau một ngày.',
  'message.payoutAccountEnded.title': 'Một tài khoản nhận tiền đã được gỡ',
  'message.payoutAccountEnded.content':
    'Chăm sóc khách hàng đã gỡ tài khoản {account} khỏi danh sách của bạn lúc {at}.\nNếu bạn không yêu cầu, hãy liên hệ chăm sóc khách hàng ngay.',
  'message.pictureTaken.title': 'Ảnh của bạn đã bị gỡ',
  'message.pictureTaken.content':
    'Người quản lý phòng trò chuyện đã gỡ ảnh riêng của bạn lúc {at}; một ảnh trong bộ có sẵn được hiển thị thay vào.\nBạn có thể chọn ảnh khác. Nếu có thắc mắc, hãy liên hệ chăm sóc khách hàng.',
  'message.accountReopened.title': 'Tài khoản đã được mở lại',
  'message.accountReopened.content':
    'Chăm sóc khách hàng đã mở lại tài khoản của bạn lúc {at}. Bạn đăng nhập như trước.\nNếu bạn không yêu cầu, hãy liên hệ chăm sóc khách hàng ngay.',
  'message.shutOutBreak.title': 'Tài khoản của bạn tạm nghỉ',
  'message.shutOutBreak.content':
    'Để bảo vệ bạn, đội ngũ của chúng tôi đã cho tài khoản tạm nghỉ lúc {at}. Bạn chưa thể đăng nhập, đặt cược hay nạp tiền cho đến {until}; sau đó kỳ nghỉ tự kết thúc.\nTiền của bạn vẫn an toàn. Nếu có thắc mắc, hãy liên hệ chăm sóc khách hàng.',
  'message.shutOutTerm.title': 'Tài khoản của bạn đã ngừng chơi',
  'message.shutOutTerm.content':
    'Để bảo vệ bạn, đội ngũ của chúng tôi đã cho tài khoản ngừng chơi lúc {at}, ít nhất đến {until}. Việc này không tự kết thúc: sau thời điểm đó bạn có thể xin quay lại.\nTiền của bạn vẫn an toàn và rút được; hãy liên hệ chăm sóc khách hàng.',
  'message.shutOutForGood.title': 'Tài khoản của bạn đã ngừng chơi vĩnh viễn',
  'message.shutOutForGood.content':
    'Để bảo vệ bạn, đội ngũ của chúng tôi đã cho tài khoản ngừng chơi vĩnh viễn lúc {at}.\nTiền của bạn vẫn an toàn và rút được; hãy liên hệ chăm sóc khách hàng.',
  'message.playNoticed.title': 'Cùng nhìn lại một chút nhé',
  'message.playNoticed.content':
    'Gần đây cách bạn chơi hoặc nạp tiền có thay đổi, nên chúng tôi muốn hỏi thăm bạn. Nếu mọi việc vẫn ổn, bạn không cần làm gì cả.\nNếu bạn thấy mình chơi nhiều hơn mong muốn, bạn có thể tự đặt giới hạn hoặc nghỉ vài ngày: giới hạn chặt hơn có hiệu lực ngay.\nNếu muốn trò chuyện, chăm sóc khách hàng luôn sẵn lòng lắng nghe.',
  'message.returnAllowed.title': 'Bạn có thể quay lại',
  'message.returnAllowed.content':
    'Thời gian ngừng chơi của bạn kết thúc: từ {from} bạn có thể đăng nhập lại.\nCác giới hạn của bạn vẫn có hiệu lực, và bạn có thể siết chặt hơn bất cứ lúc nào.',
  'message.limitSet.title': 'Giới hạn của bạn đã có hiệu lực',
  'message.limitSet.content':
    '{limit}: {value}. Có hiệu lực từ {at}.\nBạn có thể xem và siết chặt giới hạn bất cứ lúc nào.',
  'message.limitEnded.title': 'Một giới hạn đã được gỡ bỏ',
  'message.limitEnded.content':
    '{limit}: không còn giới hạn từ {at}.\nBạn có thể đặt lại giới hạn bất cứ lúc nào, có hiệu lực ngay.',
  'message.kycAccepted.title': 'Hồ sơ xác minh đã được chấp nhận',
  'message.kycAccepted.content': 'Bậc xác minh {tier} của bạn đã được chấp nhận. Cảm ơn bạn.',
  'message.kycRejected.title': 'Hồ sơ xác minh chưa được chấp nhận',
  'message.kycRejected.content':
    'Hồ sơ bậc {tier} chưa được chấp nhận.\nLý do: {reason}\nBạn có thể gửi lại trong trung tâm bảo mật.',
  'message.kycAskedAgain.title': 'Chúng tôi cần ảnh khác',
  'message.kycAskedAgain.content':
    'Để xác minh bậc {tier}, chúng tôi cần ảnh khác.\nLý do: {reason}\nHãy gửi lại trong trung tâm bảo mật.',
  'message.moneyFromLine.title': 'Bạn nhận được tiền',
  'message.moneyFromLine.content':
    '{name} đã chuyển cho bạn {amount} lúc {at}.\nSố tiền này cần được cược một lần trước khi rút.',
  'message.ticketAnswered.title': 'Có trả lời cho phiếu {no}',
  'message.ticketAnswered.content': 'Chúng tôi đã trả lời phiếu {no} của bạn. Mở phiếu để đọc và viết tiếp.',
  'message.exportReady.title': 'Tệp của bạn đã sẵn sàng',
  'message.exportReady.content': '{what} của bạn đã xong. Tệp giữ đến {until}, sau đó bị xóa.',
  'message.export.OWN_DATA': 'Toàn bộ dữ liệu',
  'message.export.BETS': 'Lịch sử cược',
  'message.export.TRANSACTIONS': 'Lịch sử tài khoản',
  'message.depositCredited.title': 'Đã nạp {amount}',
  'message.depositCredited.content': 'Lệnh {no}: {amount} đã vào số dư của bạn.',
  'message.depositReview.title': 'Lệnh nạp {no} đang được xem',
  'message.depositReview.content':
    'Chúng tôi đã nhận tiền cho lệnh {no} và cần kiểm tra thêm. Tiền của bạn an toàn; nhân viên sẽ báo kết quả.',
  'message.depositRejected.title': 'Lệnh nạp {no} không thành công',
  'message.depositRejected.content':
    'Lệnh {no}: {reason}.\nNếu bạn đã chuyển tiền, hãy liên hệ chăm sóc khách hàng và gửi ảnh chuyển khoản.',
  'message.betVoided.title': 'Cược của bạn đã được hủy',
  'message.betVoided.content':
    'Cược {no} ở {game} không được tính: tiền cược {stake} đã trả lại, tiền thắng {payout} đã thu hồi.\nNếu có điều chưa rõ, hãy liên hệ chăm sóc khách hàng.',
  'message.betVoidedOwing.title': 'Cược của bạn đã được hủy',
  'message.betVoidedOwing.content':
    'Cược {no} ở {game} không được tính: tiền cược {stake} đã trả lại, tiền thắng {payout} phải thu hồi.\nVí của bạn không đủ: còn thiếu {debt}, sẽ được trừ dần từ các lần thắng sau; trong lúc đó chưa rút tiền được.\nNếu có điều chưa rõ, hãy liên hệ chăm sóc khách hàng.',
} as const
