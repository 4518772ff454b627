/** What members learn of their contracts. */
export const contractMessages = {
  'message.contractOffered.title': 'Bạn có đề nghị hợp đồng mới',
  'message.contractOffered.content':
    '{other} đề nghị hợp đồng với bạn: {kind}.\nHãy trả lời trước {until}. Sau thời điểm đó, đề nghị hết hiệu lực.',
  'message.contractSigned.title': 'Hợp đồng đã ký',
  'message.contractSigned.content': 'Hợp đồng với {other}: {kind}. Tính từ {from}.',
  'message.contractOfferOver.title': 'Đề nghị hợp đồng đã kết thúc',
  'message.contractOfferOver.content': 'Đề nghị với {other}: {kind}.\n{how}',
  'message.contract.over.REJECTED': 'Đề nghị bị từ chối.',
  'message.contract.over.WITHDRAWN': 'Đề nghị đã được rút lại.',
  'message.contract.over.EXPIRED': 'Không có trả lời trong bảy ngày.',
  'message.contract.over.CANCELLED': 'Không thể ký được nữa vì hợp đồng tuyến trên hoặc tài khoản đã thay đổi.',
  'message.contractEndAsked.title': 'Có yêu cầu chấm dứt hợp đồng',
  'message.contractEndAsked.content':
    '{other} yêu cầu chấm dứt hợp đồng: {kind}.\nHãy đồng ý hoặc từ chối trước {until}. Nếu không trả lời, hợp đồng sẽ chấm dứt.',
  'message.contractEndRefused.title': 'Hợp đồng tiếp tục',
  'message.contractEndRefused.content': '{other} từ chối chấm dứt hợp đồng: {kind}. Hợp đồng vẫn có hiệu lực.',
  'message.contractEnded.title': 'Hợp đồng chấm dứt',
  'message.contractEnded.content': 'Hợp đồng với {other}: {kind}. Tính đến hết {until}.\n{reason}',
  'message.billPaid.title': 'Bạn đã được trả: {kind}',
  'message.billPaid.content': '{kind}, kỳ {days}: {payer} đã trả đủ {paid}.',
  'message.billPartial.title': 'Bạn mới được trả một phần: {kind}',
  'message.billPartial.content':
    '{kind}, kỳ {days}: {payer} đã trả {paid} trên {due}, còn nợ {left}.\nKhoản này được trả trước tiên khi họ có tiền.',
  'message.billUnpaid.title': 'Chưa trả được: {kind}',
  'message.billUnpaid.content':
    '{kind}, kỳ {days}: {payer} chưa có tiền để trả {due}.\nKhoản này được trả trước tiên khi họ có tiền.',
  'message.billDenied.title': 'Không được duyệt: {kind}',
  'message.billDenied.content': '{kind}, kỳ {days}, {due}: không được duyệt.\n{reason}',
  'message.billAdjusted.title': 'Đã tính lại: {kind}',
  'message.billAdjusted.content':
    '{kind}, kỳ {days} được tính lại: trước đó {before}, nay {due}.\nChênh lệch nằm trong kỳ kế tiếp, hoặc được thanh toán ngay nếu hợp đồng đã chấm dứt.',
} as const
