/**
 * What the house writes to one member. Lines become paragraphs; the server fills the arguments in
 * and sends the whole.
 */
export const messages = {
  'message.welcome.title': 'Chào mừng {name} đến với {brand}',
  'message.welcome.content':
    'Tài khoản của bạn đã sẵn sàng. Mọi ván chơi đều có trong lịch sử cược, và bạn kiểm chứng được từng ván của game độc quyền.\nTrước khi chơi, bạn nên đặt giới hạn: siết chặt có hiệu lực ngay, nới lỏng phải chờ 24 giờ.\nCác thông tin quan trọng về tài khoản sẽ được gửi vào hộp thư này.',
  'message.passwordChanged.title': 'Mật khẩu đã được đổi',
  'message.passwordChanged.content':
    'Mật khẩu của bạn đã được đổi lúc {at}. Các phiên đăng nhập khác đã bị đăng xuất.\nNếu không phải bạn, hãy đổi lại ngay và liên hệ chăm sóc khách hàng.',
  'message.newDevice.title': 'Đăng nhập từ thiết bị mới',
  'message.newDevice.content':
    'Tài khoản của bạn vừa đăng nhập lúc {at} trên thiết bị {device}, địa chỉ IP {ip}.\nNếu là bạn thì không cần làm gì. Nếu không phải, hãy đổi mật khẩu ngay.',
  'message.device.unnamed': 'một thiết bị không rõ tên',
  'message.securityChanged.title': 'Bảo mật tài khoản đã thay đổi',
  'message.securityChanged.content':
    '{what} Thời gian: {at}. Địa chỉ IP: {ip}.\nNếu không phải bạn, hãy đổi mật khẩu ngay, đăng xuất mọi thiết bị khác và liên hệ chăm sóc khách hàng.',
  'message.security.totpOn': 'Đã bật đăng nhập hai bước.',
  'message.security.totpOff': 'Đã tắt đăng nhập hai bước.',
  'message.security.codesRenewed': 'Đã tạo mã khôi phục mới.',
  'message.security.codeUsed': 'Đã dùng một mã khôi phục.',
  'message.security.passkeyAdded': 'Đã thêm một khóa truy cập.',
  'message.security.passkeyRemoved': 'Đã xóa một khóa truy cập.',
  'message.security.paymentPassword': 'Đã đặt mật khẩu giao dịch mới.',
  'message.security.payoutAccountAdded': 'Đã thêm một tài khoản nhận tiền rút.',
  'message.security.payoutAccountRemoved': 'Đã gỡ một tài khoản nhận tiền rút.',
  'message.security.passwordSet': 'Đã đặt mật khẩu lần đầu cho tài khoản.',
  'message.security.signInAdded': 'Đã liên kết một cách đăng nhập khác.',
  'message.security.signInRemoved': 'Đã gỡ một cách đăng nhập khác.',
  'message.security.exportAsked': 'Đã có yêu cầu tải dữ liệu của bạn.',
  'message.security.contactChanged': 'Đã đổi số điện thoại hoặc email của tài khoản.',
  'message.staffEdited.title': 'Chăm sóc khách hàng đã sửa tài khoản của bạn',
  'message.staffEdited.content':
    '{what} Thời gian: {at}.\nNếu bạn không yêu cầu, hãy liên hệ chăm sóc khách hàng ngay.',
  'message.edited.passwordByStaff':
    'Chăm sóc khách hàng đã bắt đầu đặt lại mật khẩu cho bạn và đăng xuất mọi thiết bị. Tài khoản nhận tiền mới sẽ dùng được sau 72 giờ.',
  'message.edited.paymentByStaff':
    'Đã gỡ mật khẩu giao dịch: hãy đặt mật khẩu mới trước khi rút tiền. Tài khoản nhận tiền mới sẽ dùng được sau 72 giờ.',
  'message.edited.secondStepByStaff':
    'Đã tắt đăng nhập hai bước: hãy thiết lập lại. Tài khoản nhận tiền mới sẽ dùng được sau 72 giờ.',
  'message.edited.profileByStaff': 'Đã sửa thông tin cá nhân.',
  'message.edited.identityByStaff': 'Đã sửa họ và tên hoặc ngày sinh. Tài khoản nhận tiền mới dùng được sau một ngày.',
  'message.edited.contactByStaff':
    'Đã sửa số điện thoại hoặc email. Vui lòng xác nhận lại. Tài khoản nhận tiền mới dùng được sau một ngày.',
  'message.payoutAccountEnded.title': 'Đã gỡ một tài khoản nhận tiền',
  'message.payoutAccountEnded.content':
    'Chăm sóc khách hàng đã gỡ tài khoản {account} khỏi danh sách của bạn lúc {at}.\nNếu bạn không yêu cầu, hãy liên hệ chăm sóc khách hàng ngay.',
  'message.pictureTaken.title': 'Ảnh đại diện của bạn đã bị gỡ',
  'message.pictureTaken.content':
    'Người kiểm duyệt phòng chat đã gỡ ảnh của bạn lúc {at} và thay bằng ảnh có sẵn.\nBạn có thể chọn ảnh khác. Nếu có thắc mắc, hãy liên hệ chăm sóc khách hàng.',
  'message.accountReopened.title': 'Tài khoản đã được mở lại',
  'message.accountReopened.content':
    'Chăm sóc khách hàng đã mở lại tài khoản của bạn lúc {at}. Bạn đăng nhập như trước.\nNếu bạn không yêu cầu, hãy liên hệ chăm sóc khách hàng ngay.',
  'message.shutOutBreak.title': 'Tài khoản của bạn tạm nghỉ',
  'message.shutOutBreak.content':
    'Để bảo vệ bạn, chúng tôi đã cho tài khoản tạm nghỉ lúc {at}. Bạn không thể đăng nhập, đặt cược hay nạp tiền cho đến {until}; sau đó tài khoản tự mở lại.\nTiền của bạn vẫn an toàn. Nếu có thắc mắc, hãy liên hệ chăm sóc khách hàng.',
  'message.shutOutTerm.title': 'Tài khoản của bạn bị loại trừ',
  'message.shutOutTerm.content':
    'Để bảo vệ bạn, chúng tôi đã loại trừ tài khoản lúc {at}, ít nhất đến {until}. Loại trừ không tự kết thúc: sau thời điểm đó bạn có thể yêu cầu mở lại.\nTiền của bạn vẫn an toàn. Hãy liên hệ chăm sóc khách hàng để rút.',
  'message.shutOutForGood.title': 'Tài khoản của bạn bị loại trừ vĩnh viễn',
  'message.shutOutForGood.content':
    'Để bảo vệ bạn, chúng tôi đã loại trừ tài khoản vĩnh viễn lúc {at}.\nTiền của bạn vẫn an toàn. Hãy liên hệ chăm sóc khách hàng để rút.',
  'message.drawReminder.title': '{region} sắp khóa cược',
  'message.drawReminder.content':
    '{region} khóa cược lúc {at}. Bạn chưa đặt cược cho kỳ này.\nBạn nhận được lời nhắc này vì đã bật trong trang Kết quả xổ số. Mở trang đó để tắt bất cứ lúc nào.',
  'message.playNoticed.title': 'Bạn vẫn ổn chứ?',
  'message.playNoticed.content':
    'Gần đây cách bạn chơi hoặc nạp tiền có thay đổi nên chúng tôi muốn hỏi thăm. Nếu mọi việc vẫn ổn, bạn không cần làm gì.\nNếu bạn chơi nhiều hơn dự định, hãy đặt giới hạn hoặc tạm nghỉ vài ngày. Giới hạn chặt hơn có hiệu lực ngay.\nNếu muốn trò chuyện, chăm sóc khách hàng luôn sẵn sàng lắng nghe.',
  'message.returnAllowed.title': 'Tài khoản của bạn sắp mở lại',
  'message.returnAllowed.content':
    'Thời gian loại trừ sắp kết thúc: bạn có thể đăng nhập từ {from}.\nCác giới hạn vẫn áp dụng và bạn có thể siết chặt bất cứ lúc nào.',
  'message.limitSet.title': 'Giới hạn của bạn đã có hiệu lực',
  'message.limitSet.content':
    '{limit}: {value}. Có hiệu lực từ {at}.\nBạn có thể xem và siết chặt giới hạn bất cứ lúc nào.',
  'message.limitEnded.title': 'Đã gỡ một giới hạn',
  'message.limitEnded.content':
    '{limit}: không còn giới hạn từ {at}.\nBạn có thể đặt lại giới hạn bất cứ lúc nào, có hiệu lực ngay.',
  'message.kycAccepted.title': 'Xác minh danh tính đã được duyệt',
  'message.kycAccepted.content': 'Xác minh danh tính bậc {tier} đã được duyệt. Cảm ơn bạn.',
  'message.kycRejected.title': 'Xác minh danh tính không được duyệt',
  'message.kycRejected.content':
    'Hồ sơ xác minh bậc {tier} không được duyệt.\nLý do: {reason}\nBạn có thể gửi lại trong Bảo mật tài khoản.',
  'message.kycAskedAgain.title': 'Chúng tôi cần ảnh khác',
  'message.kycAskedAgain.content':
    'Chúng tôi cần ảnh khác để xác minh danh tính bậc {tier}.\nLý do: {reason}\nVui lòng gửi trong Bảo mật tài khoản.',
  'message.rewardWaits.title': 'Bạn có phần thưởng chờ nhận',
  'message.rewardWaits.content': '{promotion}: {amount} đang chờ bạn.\nHãy nhận ở mục Quà chờ nhận trước {until}.',
  'message.prizeWaits.title': 'Bạn có giải thưởng chờ nhận',
  'message.prizeWaits.content': '{promotion}: giải thưởng đang chờ bạn.\nHãy nhận ở mục Quà chờ nhận trước {until}.',
  'message.jackpotReleased.title': 'Tiền thưởng jackpot đã được duyệt',
  'message.jackpotReleased.content': 'Bạn dùng được {amount} tiền thưởng jackpot ngay bây giờ.',
  'message.jackpotRefused.title': 'Tiền thưởng jackpot không được duyệt',
  'message.jackpotRefused.content':
    '{amount} tiền thưởng jackpot không qua được bước kiểm tra nên đã trả về quỹ jackpot. Nếu có thắc mắc, hãy liên hệ chăm sóc khách hàng.',
  'message.freeRoundBack.title': 'Lượt miễn phí được trả lại',
  'message.freeRoundBack.content': '{promotion}: một lượt miễn phí đã bị hủy, bạn chơi lại được đến {until}.',
  'message.missionDone.title': 'Hoàn thành nhiệm vụ',
  'message.missionDone.content': '{mission}: bạn đã đạt mục tiêu. Hãy nhận thưởng ở trang Nhiệm vụ.',
  'message.applicationAccepted.title': 'Đơn tham gia được chấp nhận',
  'message.applicationAccepted.content':
    '{promotion}: đơn tham gia của bạn được chấp nhận, {amount} đang chờ bạn.\nHãy nhận ở mục Quà chờ nhận trước {until}.',
  'message.applicationRejected.title': 'Đơn tham gia bị từ chối',
  'message.applicationRejected.content': '{promotion}: đơn tham gia của bạn bị từ chối.\nLý do: {reason}',
  'message.rewardReleased.title': 'Phần thưởng đã được duyệt',
  'message.rewardReleased.content':
    '{promotion}: chúng tôi đã kiểm tra xong, phần thưởng đang chờ bạn.\nHãy nhận ở mục Quà chờ nhận trước {until}.',
  'message.rewardRefused.title': 'Phần thưởng không được duyệt',
  'message.rewardRefused.content':
    '{promotion}: phần thưởng không qua được bước kiểm tra nên đã bị hủy. Nếu có thắc mắc, hãy liên hệ chăm sóc khách hàng.',
  'message.friendRefused.title': 'Lượt giới thiệu không được duyệt',
  'message.friendRefused.content':
    '{promotion}: lượt giới thiệu {friend} không qua được bước kiểm tra nên không có thưởng. Nếu có thắc mắc, hãy liên hệ chăm sóc khách hàng.',
  'message.goodsDelivered.title': 'Đơn đổi quà đã được duyệt',
  'message.goodsDelivered.content': '{goods}: đơn {no} đã được duyệt. Mã nhận hoặc mã vận đơn: {delivery}',
  'message.goodsPaid.title': 'Tiền thưởng đã vào ví',
  'message.goodsPaid.content': '{goods}: đơn {no} đã được duyệt, {amount} đã vào ví chính của bạn.',
  'message.goodsRejected.title': 'Đơn đổi quà bị từ chối',
  'message.goodsRejected.content': '{goods}: đơn {no} bị từ chối, {points} điểm đã được hoàn lại.\nLý do: {reason}',
  'message.prizeRejected.title': 'Giải thưởng không được giao',
  'message.prizeRejected.content': '{goods}: đơn {no} bị từ chối.\nLý do: {reason}',
  'message.moneyFromLine.title': 'Bạn nhận được tiền',
  'message.moneyFromLine.content':
    '{name} đã chuyển cho bạn {amount} lúc {at}.\nSố tiền này cần được cược một lần trước khi rút.',
  'message.ticketAnswered.title': 'Đã trả lời yêu cầu {no}',
  'message.ticketAnswered.content': 'Chúng tôi đã trả lời yêu cầu {no} của bạn. Mở yêu cầu để xem và trả lời.',
  'message.exportReady.title': 'Tệp của bạn đã sẵn sàng',
  'message.exportReady.content': '{what}: tệp của bạn đã sẵn sàng. Bạn có thể tải đến {until}, sau đó tệp bị xóa.',
  'message.export.OWN_DATA': 'Toàn bộ dữ liệu',
  'message.export.BETS': 'Lịch sử cược',
  'message.export.TRANSACTIONS': 'Lịch sử giao dịch',
  'message.depositCredited.title': 'Đã nạp {amount}',
  'message.depositCredited.content': 'Lệnh nạp {no}: đã cộng {amount} vào số dư.',
  'message.depositReview.title': 'Lệnh nạp {no} đang được kiểm tra',
  'message.depositReview.content':
    'Chúng tôi đã nhận tiền của lệnh nạp {no} và đang kiểm tra thêm. Tiền của bạn an toàn; chúng tôi sẽ báo kết quả.',
  'message.depositRejected.title': 'Lệnh nạp {no} không thành công',
  'message.depositRejected.content':
    'Lệnh nạp {no}: {reason}.\nNếu bạn đã chuyển tiền, hãy liên hệ chăm sóc khách hàng và gửi ảnh chuyển khoản.',
  'message.betVoided.title': 'Cược của bạn bị vô hiệu',
  'message.betVoided.content':
    'Cược {no} ở {game} bị vô hiệu: đã hoàn tiền cược {stake} và thu hồi tiền trả thưởng {payout}.\nNếu có thắc mắc, hãy liên hệ chăm sóc khách hàng.',
  'message.betVoidedOwing.title': 'Cược của bạn bị vô hiệu',
  'message.betVoidedOwing.content':
    'Cược {no} ở {game} bị vô hiệu: đã hoàn tiền cược {stake} và thu hồi tiền trả thưởng {payout}.\nSố dư không đủ: bạn còn nợ {debt}, sẽ được trừ dần vào các lần thắng sau. Trong lúc đó bạn chưa rút tiền được.\nNếu có thắc mắc, hãy liên hệ chăm sóc khách hàng.',
  'message.export.TEAM_BETS': 'Cược của tuyến dưới',
  'message.export.TEAM_ACCOUNTS': 'Tài khoản trong đội nhóm',
  'message.export.TEAM_PROFIT': 'Lãi/lỗ của đội nhóm',
  'message.export.TEAM_TRANSACTIONS': 'Giao dịch của tuyến dưới',
} as const
