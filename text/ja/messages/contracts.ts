import type { contractMessages as vi } from '../../vi/messages/contracts.ts'

export const contractMessages = {
  'message.contractOffered.title': '契約の提示があります',
  'message.contractOffered.content':
    '{other} から契約の提示：{kind}\n{until} までにご回答ください。期限を過ぎると提示は無効になります。',
  'message.contractSigned.title': '契約が成立しました',
  'message.contractSigned.content': '{other} との契約：{kind}。{from} から適用されます。',
  'message.contractOfferOver.title': '契約の提示が終わりました',
  'message.contractOfferOver.content': '{other} との提示：{kind}\n{how}',
  'message.contract.over.REJECTED': '辞退されました。',
  'message.contract.over.WITHDRAWN': '取り下げられました。',
  'message.contract.over.EXPIRED': '7日以内に回答がありませんでした。',
  'message.contract.over.CANCELLED': '上位者の契約またはアカウントが変わったため、成立できなくなりました。',
  'message.contractEndAsked.title': '契約終了の申し出があります',
  'message.contractEndAsked.content':
    '{other} が契約の終了を申し出ました：{kind}\n{until} までに承諾または拒否してください。回答がない場合、契約は終了します。',
  'message.contractEndRefused.title': '契約は継続します',
  'message.contractEndRefused.content': '{other} が契約の終了を拒否しました：{kind}。契約は引き続き有効です。',
  'message.contractEnded.title': '契約が終了しました',
  'message.contractEnded.content': '{other} との契約：{kind}。{until} まで適用されます。\n{reason}',
  'message.billPaid.title': '支払われました：{kind}',
  'message.billPaid.content': '{kind}（{days}）：{payer}が{paid}を全額支払いました。',
  'message.billPartial.title': '一部のみ支払われました：{kind}',
  'message.billPartial.content':
    '{kind}（{days}）：{payer}は{due}のうち{paid}を支払い、{left}が未払いです。\n相手に入金があれば最初に支払われます。',
  'message.billUnpaid.title': '未払いです：{kind}',
  'message.billUnpaid.content':
    '{kind}（{days}）：{payer}に{due}を支払う残高がまだありません。\n相手に入金があれば最初に支払われます。',
  'message.billDenied.title': '承認されませんでした：{kind}',
  'message.billDenied.content': '{kind}（{days}）{due}：承認されませんでした。\n{reason}',
  'message.billAdjusted.title': '再計算されました：{kind}',
  'message.billAdjusted.content':
    '{kind}（{days}）を再計算しました：以前{before}、現在{due}。\n差額は次回に反映され、契約終了後はすぐに精算されます。',
} as const satisfies Record<keyof typeof vi, string>
