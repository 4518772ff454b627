import type { lotteryEvidence as vi } from '../../vi/lottery/evidence.ts'

/**
 * What the evidence of a draw says besides its figures: draws that came to nothing, a second round
 * of the beacon.
 */
export const lotteryEvidence = {
  'lottery.evidence.noted': '控えておいたコミットメント',
  'lottery.evidence.noted.hint': '抽選前の控えから書き写してください。',
  'lottery.evidence.goodAlone': '証拠自体は矛盾していませんが、事前に控えた値とは比較していません。',
  'lottery.evidence.firstRound': '事前に選ばれたラウンド',
  'lottery.evidence.second':
    '受付開始前に選ばれたラウンドが1分以内に得られなかったため、規則により次のラウンドを使いました。抽せんを行う側はシードを知っており、ラウンドを伏せることもできます。公開元にそのラウンドがあったかどうかは誰でも調べられます。',
  'lottery.evidence.lates': '30日間で2つ目のラウンドを使った回数',
  'lottery.evidence.houseOnly': 'なし：運営のシードのみ',
  'lottery.evidence.none': 'なし',
  'lottery.evidence.players': 'シードを出したチケット数',
  'lottery.evidence.playersRoot': 'プレイヤーのシードのルート',
  'lottery.evidence.yours': 'あなたのシード',
  'lottery.evidence.yours.use': '自分のシードを使う',
  'lottery.evidence.yours.label': 'あなたのシード（任意）',
  'lottery.evidence.yours.hint':
    '英数字、-、_ で64文字まで。抽せんでは運営のシードやほかのチケットのシードと混ぜて使います。空欄なら端末が選びます。',
  'lottery.evidence.yours.wrong': 'A–Z、a–z、0–9、-、_ だけを使い、空白は入れないでください。',
  'lottery.evidence.save': '証拠を保存',
  'lottery.evidence.how.PLAYERS':
    '受付前にシードの指紋を公開します。締切後はそのシードとチケットに添えられたプレイヤーのシードが結果を決め、公開乱数は使いません。当方のシードを知る者が結果を操るためにチケットを買っていないことは、信じていただくほかありません。誰でも再計算できます。',
  'lottery.evidence.how.BOTH':
    '受付前にシードの指紋を公開します。締切後はそのシード、注文に添えられたプレイヤーのシード、公開乱数が結果を決めます。誰でも再計算できます。',
  'lottery.evidence.trustee': '受託者向けに封印、鍵',
  'lottery.evidence.made': '結果の確定時刻',
  'lottery.evidence.why': '無効の理由',
  'lottery.evidence.note': '運営者の説明',
  'lottery.evidence.version': '第 {version} 版',
  'lottery.evidence.reason': '理由：',
  'lottery.evidence.reports': '各情報源の報告',
  'lottery.evidence.desk': '運営者の担当者',
  'lottery.evidence.report.USED': '採用',
  'lottery.evidence.report.DISAGREES': '他の情報源と不一致',
  'lottery.evidence.report.DROPPED': '不採用',
  'lottery.evidence.why.DESK': '運営者が無効にしました',
  'lottery.evidence.why.LATE': '時間内に抽せんできませんでした',
  'lottery.evidence.why.BEACON': '公開の乱数が届きませんでした',
  'lottery.evidence.why.RULES': '抽せんできませんでした',
  'lottery.evidence.why.NO_RESULT': '公式の結果がありませんでした',
  'lottery.evidence.why.NOT_HELD': '購入がなかったため行われませんでした',
  'lottery.evidence.void': 'この回は無効です。シードは公開されるので、本来の結果を誰でも確かめられます。',
  'lottery.evidence.goodVoid': 'シードは事前の約束どおりです。本来の結果は {result} でした。',
  'lottery.evidence.madeVoid':
    'シードは事前の約束どおりで、結果は {result} です。抽せんの後に運営者がこの回を無効にしたため、どの結果も有効ではありません。',
  'lottery.evidence.goodSeed':
    'シードは事前の約束どおりです。ここに示すラウンドを使えば、本来の結果を誰でも計算できます。',
} as const satisfies Record<keyof typeof vi, string>
