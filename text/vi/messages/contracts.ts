/** What members learn of their contracts. */
export const contractMessages = {
  'message.contractOffered.title': 'Bạn được chào một hợp đồng',
  'message.contractOffered.content':
    '{other} chào bạn hợp đồng: {kind}.\nHãy trả lời trước {until}. Sau thời điểm đó, lời chào hết hiệu lực.',
  'message.contractSigned.title': 'Hợp đồng đã ký',
  'message.contractSigned.content': 'Hợp đồng với {other}: {kind}. Tính từ {from}.',
  'message.contractOfferOver.title': 'Lời chào hợp đồng đã kết thúc',
  'message.contractOfferOver.content': 'Lời chào với {other}: {kind}.\n{how}',
  'message.contract.over.REJECTED': 'Lời chào bị từ chối.',
  'message.contract.over.WITHDRAWN': 'Lời chào đã được rút lại.',
  'message.contract.over.EXPIRED': 'Không có trả lời trong bảy ngày.',
  'message.contract.over.CANCELLED': 'Không thể ký được nữa vì hợp đồng tuyến trên hoặc tài khoản đã thay đổi.',
  'message.contractEndAsked.title': 'Có yêu cầu chấm dứt hợp đồng',
  'message.contractEndAsked.content':
    '{other} yêu cầu chấm dứt hợp đồng: {kind}.\nHãy đồng ý hoặc từ chối trước {until}. Nếu không trả lời, hợp đồng sẽ chấm dứt.',
  'message.contractEndRefused.title': 'Hợp đồng tiếp tục',
  'message.contractEndRefused.content': '{other} từ chối chấm dứt hợp đồng: {kind}. Hợp đồng vẫn có hiệu lực.',
  'message.contractEnded.title': 'Hợp đồng chấm dứt',
  'message.contractEnded.content': 'Hợp đồng với {other}: {kind}. Tính đến hết {until}.\n{reason}',
} as const
