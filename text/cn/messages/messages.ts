import type { messages as vi } from '../../vi/messages/messages.ts'

export const messages = {
  'message.welcome.title': '{name}，欢迎来到 {brand}',
  'message.welcome.content':
    '您的账户已开通。您玩的每一局都会保存在投注记录中，自家游戏的每一局都可以验证。\n开始之前，建议先设定自己的限额：收紧立即生效，放宽需等待 24 小时。\n与账户有关的重要事项都会发到这个收件箱。',
  'message.passwordChanged.title': '密码已修改',
  'message.passwordChanged.content':
    '您的账户密码已于 {at} 修改，其他登录均已退出。\n如果不是您本人操作，请立即重新修改密码并联系客服。',
  'message.newDevice.title': '在新设备上登录',
  'message.newDevice.content':
    '您的账户于 {at} 在以下设备登录：{device}，IP 地址 {ip}。\n如果是您本人，无需任何操作；如果不是，请立即修改密码。',
  'message.device.unnamed': '未命名的设备',
  'message.securityChanged.title': '您的账户安全设置有变更',
  'message.securityChanged.content':
    '{what} 时间：{at}，IP 地址：{ip}。\n如非本人操作，请立即更改密码、退出其他所有设备并联系客服。',
  'message.security.totpOn': '两步登录已开启。',
  'message.security.totpOff': '两步登录已关闭。',
  'message.security.codesRenewed': '已生成新的恢复码。',
  'message.security.codeUsed': '已使用一个恢复码。',
  'message.security.passkeyAdded': '已添加一个通行密钥。',
  'message.security.passkeyRemoved': '已删除一个通行密钥。',
  'message.security.paymentPassword': '已设置新的交易密码。',
  'message.security.payoutAccountAdded': '已添加一个提款账户。',
  'message.security.payoutAccountRemoved': '已移除一个提款账户。',
  'message.security.passwordSet': '已为账户设置首个密码。',
  'message.security.signInAdded': '已关联一种其他登录方式。',
  'message.security.signInRemoved': '已解除一种其他登录方式。',
  'message.security.exportAsked': '有人申请了您的个人数据。',
  'message.security.contactChanged': '您账户的手机号或邮箱已更改。',
  'message.staffEdited.title': '客服已修改您的账户',
  'message.staffEdited.content': '{what}时间：{at}。\n如果不是您本人要求的，请立即联系客服。',
  'message.edited.passwordByStaff': '客服已为您发起密码重置，所有设备均已退出登录。新增的收款账户 72 小时后可用。',
  'message.edited.paymentByStaff': '您的交易密码已移除，提款前请重新设置。新增的收款账户 72 小时后可用。',
  'message.edited.secondStepByStaff': '两步验证登录已关闭，请重新设置。新增的收款账户 72 小时后可用。',
  'message.edited.profileByStaff': '您的个人资料已修改。',
  'message.edited.identityByStaff': '您的真实姓名或出生日期已修改。新增的收款账户一天后可用。',
  'message.edited.contactByStaff': '您的手机号或邮箱已修改，请重新验证；新增的收款账户一天后可用。',
  'message.payoutAccountEnded.title': '一个提款账户已被移除',
  'message.payoutAccountEnded.content':
    '客服已于 {at} 将账户 {account} 从您的列表中移除。\n如非您要求，请立即联系客服。',
  'message.pictureTaken.title': '您的头像已被移除',
  'message.pictureTaken.content':
    '聊天室管理员已于 {at} 移除您自己上传的头像，现改为显示图库中的头像。\n您可以另选头像。如有疑问，请联系客服。',
  'message.accountReopened.title': '您的账户已重新开启',
  'message.accountReopened.content':
    '客服已于 {at} 重新开启您的账户，登录方式与之前相同。\n如果不是您本人要求的，请立即联系客服。',
  'message.shutOutBreak.title': '您的账户正在休息',
  'message.shutOutBreak.content':
    '为了保护您，我们的团队已于 {at} 让您的账户暂时休息。在 {until} 之前您无法登录、投注或存款，到时会自动结束。\n您的资金是安全的。如有疑问，请联系客服。',
  'message.shutOutTerm.title': '您的账户已停止游戏',
  'message.shutOutTerm.content':
    '为了保护您，我们的团队已于 {at} 停止您的账户参与游戏，至少到 {until}。它不会自动结束：之后您可以申请恢复。\n您的资金是安全的，可以提取；请联系客服。',
  'message.shutOutForGood.title': '您的账户已永久停止游戏',
  'message.shutOutForGood.content':
    '为了保护您，我们的团队已于 {at} 永久停止您的账户参与游戏。\n您的资金是安全的，可以提取；请联系客服。',
  'message.drawReminder.title': '{region}即将截止投注',
  'message.drawReminder.content':
    '{region}将于 {at} 截止投注。您尚未投注本期。\n您收到此提醒，是因为您在“开奖结果”页面开启了它，可随时在该页面关闭。',
  'message.playNoticed.title': '停下来看一看',
  'message.playNoticed.content':
    '最近您的游戏或存款情况有些变化，我们想问候您一声。如果一切都好，您什么也不用做。\n如果您觉得玩得比自己想要的多，可以给自己设定限额，或休息几天：更严的限额立即生效。\n如果想聊一聊，客服很乐意倾听。',
  'message.returnAllowed.title': '您可以回来了',
  'message.returnAllowed.content':
    '您的停止期结束：从 {from} 起您可以重新登录。\n您的限额仍然有效，您也可以随时设得更严。',
  'message.limitSet.title': '您的限额已生效',
  'message.limitSet.content': '{limit}：{value}。自 {at} 起生效。\n您可以随时查看并收紧限额。',
  'message.limitEnded.title': '一项限额已取消',
  'message.limitEnded.content': '{limit}：自 {at} 起不再限制。\n您可以随时重新设定，立即生效。',
  'message.kycAccepted.title': '您的资料已通过',
  'message.kycAccepted.content': '您的第 {tier} 级验证已通过。谢谢。',
  'message.kycRejected.title': '您的资料未通过',
  'message.kycRejected.content': '您的第 {tier} 级验证未通过。\n原因：{reason}\n您可以在安全中心重新提交。',
  'message.kycAskedAgain.title': '我们需要其他照片',
  'message.kycAskedAgain.content': '第 {tier} 级验证需要其他照片。\n原因：{reason}\n请在安全中心提交。',
  'message.moneyFromLine.title': '您收到一笔转账',
  'message.moneyFromLine.content': '{name} 于 {at} 向您转账 {amount}。\n提款前需完成一倍流水。',
  'message.ticketAnswered.title': '您的工单 {no} 已有回复',
  'message.ticketAnswered.content': '我们已回复您的工单 {no}。打开即可查看并继续留言。',
  'message.exportReady.title': '您的文件已准备好',
  'message.exportReady.content': '{what}：您申请的文件已准备好，保留至 {until}，之后删除。',
  'message.export.OWN_DATA': '您的全部数据',
  'message.export.BETS': '投注记录',
  'message.export.TRANSACTIONS': '账户记录',
  'message.depositCredited.title': '存款 {amount} 已到账',
  'message.depositCredited.content': '订单 {no}：{amount} 已计入您的余额。',
  'message.depositReview.title': '存款 {no} 正在审核',
  'message.depositReview.content': '订单 {no} 的款项已到，需要进一步核对。资金安全，工作人员会通知您结果。',
  'message.depositRejected.title': '存款 {no} 未成功',
  'message.depositRejected.content': '订单 {no}：{reason}。\n如已付款，请联系客服并提供凭证。',
  'message.betVoided.title': '您的一笔投注已作废',
  'message.betVoided.content':
    '{game} 的投注 {no} 不计算：本金 {stake} 已退回，派彩 {payout} 已收回。\n如有疑问，请联系客服。',
  'message.betVoidedOwing.title': '您的一笔投注已作废',
  'message.betVoidedOwing.content':
    '{game} 的投注 {no} 不计算：本金 {stake} 已退回，派彩 {payout} 需要收回。\n您的余额不足：尚欠 {debt}，将从之后的派彩中扣除；在此之前无法提款。\n如有疑问，请联系客服。',
  'message.export.TEAM_BETS': '团队投注',
  'message.export.TEAM_TRANSACTIONS': '团队账变',
} as const satisfies Record<keyof typeof vi, string>
