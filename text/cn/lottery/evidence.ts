import type { lotteryEvidence as vi } from '../../vi/lottery/evidence.ts'

/**
 * What the evidence of a draw says besides its figures: draws that came to nothing, a second round
 * of the beacon.
 */
export const lotteryEvidence = {
  'lottery.evidence.noted': '您记下的承诺值',
  'lottery.evidence.noted.hint': '请从开奖前的注单上抄录。',
  'lottery.evidence.goodAlone': '证据自身一致，但没有与您事先记下的承诺值比对。',
  'lottery.evidence.firstRound': '事先选定的轮次',
  'lottery.evidence.second':
    '开盘前选定的轮次一分钟内没有取得，因此按规则采用了下一轮。开奖方知道种子，有可能扣住某一轮：任何人都可以到公开来源查证该轮当时是否存在。',
  'lottery.evidence.lates': '30 天内改用第二轮的期数',
  'lottery.evidence.houseOnly': '无：仅平台种子',
  'lottery.evidence.none': '无',
  'lottery.evidence.players': '提供种子的彩票数',
  'lottery.evidence.playersRoot': '玩家种子的根',
  'lottery.evidence.yours': '你的种子',
  'lottery.evidence.yours.use': '使用自己的种子',
  'lottery.evidence.yours.label': '你的种子（选填）',
  'lottery.evidence.yours.hint':
    '最多 64 个字母、数字、- 或 _。开奖时会与平台种子及其他彩票的种子混合。留空则由您的设备选取。',
  'lottery.evidence.yours.wrong': '只能使用 A–Z、a–z、0–9、- 和 _，不含空格。',
  'lottery.evidence.save': '保存证据',
  'lottery.evidence.how.PLAYERS':
    '开盘前我们公布种子的指纹。截止后由该种子和玩家随注单提供的种子共同决定结果，不使用公共随机源。您仍需相信：知道我们种子的人没有借下单左右结果。任何人都可重新计算。',
  'lottery.evidence.how.BOTH':
    '开盘前我们公布种子的指纹。截止后由该种子、玩家随注单提供的种子和公共随机源共同决定结果。任何人都可重新计算。',
  'lottery.evidence.trustee': '为受托人密封，密钥',
  'lottery.evidence.made': '结果产生时间',
  'lottery.evidence.why': '作废原因',
  'lottery.evidence.note': '运营方的说明',
  'lottery.evidence.version': '第 {version} 版',
  'lottery.evidence.reason': '原因：',
  'lottery.evidence.reports': '各来源的报告',
  'lottery.evidence.desk': '运营方人员',
  'lottery.evidence.report.USED': '已采用',
  'lottery.evidence.report.DISAGREES': '与其他来源不一致',
  'lottery.evidence.report.DROPPED': '未采用',
  'lottery.evidence.why.DESK': '由运营方作废',
  'lottery.evidence.why.LATE': '未能按时开奖',
  'lottery.evidence.why.BEACON': '公开随机数没有到来',
  'lottery.evidence.why.RULES': '无法开奖',
  'lottery.evidence.why.NO_RESULT': '没有官方结果',
  'lottery.evidence.why.NOT_HELD': '无人投注，未开奖',
  'lottery.evidence.void': '本期作废。种子仍然公开：任何人都能看到本来会开出什么。',
  'lottery.evidence.goodVoid': '种子与事先的承诺一致。本期本来会开出 {result}。',
  'lottery.evidence.madeVoid': '种子与事先的承诺一致，开出 {result}。平台在开奖后将本期作废：任何结果都不算。',
  'lottery.evidence.goodSeed': '种子与事先的承诺一致。用这里写明的轮次，任何人都能算出本来会开出什么。',
} as const satisfies Record<keyof typeof vi, string>
