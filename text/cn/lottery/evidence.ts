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
