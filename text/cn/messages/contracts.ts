import type { contractMessages as vi } from '../../vi/messages/contracts.ts'

export const contractMessages = {
  'message.contractOffered.title': '您收到一份合约',
  'message.contractOffered.content': '{other} 向您提供合约：{kind}。\n请在 {until} 前答复，逾期自动失效。',
  'message.contractSigned.title': '合约已签订',
  'message.contractSigned.content': '与 {other} 的合约：{kind}。自 {from} 起计算。',
  'message.contractOfferOver.title': '合约要约已结束',
  'message.contractOfferOver.content': '与 {other} 的要约：{kind}。\n{how}',
  'message.contract.over.REJECTED': '已被拒绝。',
  'message.contract.over.WITHDRAWN': '已被撤回。',
  'message.contract.over.EXPIRED': '七天内无人答复。',
  'message.contract.over.CANCELLED': '因上级合约或账号变动，已无法签订。',
  'message.contractEndAsked.title': '收到终止合约申请',
  'message.contractEndAsked.content':
    '{other} 申请终止合约：{kind}。\n请在 {until} 前同意或拒绝。逾期未答复，合约将终止。',
  'message.contractEndRefused.title': '合约继续有效',
  'message.contractEndRefused.content': '{other} 拒绝终止合约：{kind}。合约仍然有效。',
  'message.contractEnded.title': '合约终止',
  'message.contractEnded.content': '与 {other} 的合约：{kind}。计算至 {until}。\n{reason}',
  'message.billPaid.title': '已向您支付：{kind}',
  'message.billPaid.content': '{kind}，周期 {days}：{payer} 已全额支付 {paid}。',
  'message.billPartial.title': '仅支付了部分：{kind}',
  'message.billPartial.content':
    '{kind}，周期 {days}：{payer} 已支付 {due} 中的 {paid}，尚欠 {left}。\n对方一有资金到账，将优先偿还。',
  'message.billUnpaid.title': '尚未支付：{kind}',
  'message.billUnpaid.content': '{kind}，周期 {days}：{payer} 暂无资金支付 {due}。\n对方一有资金到账，将优先偿还。',
  'message.billDenied.title': '未获批准：{kind}',
  'message.billDenied.content': '{kind}，周期 {days}，{due}：未获批准。\n{reason}',
  'message.billAdjusted.title': '已重新计算：{kind}',
  'message.billAdjusted.content':
    '{kind}，周期 {days} 已重新计算：原为 {before}，现为 {due}。\n差额计入下一期；若契约已终止则立即结清。',
} as const satisfies Record<keyof typeof vi, string>
