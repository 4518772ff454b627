import type { jackpots as vi } from '../vi/jackpots.ts'

export const jackpots = {
  'jackpots.MINI': 'ミニ',
  'jackpots.MINOR': 'マイナー',
  'jackpots.MAJOR': 'メジャー',
  'jackpots.GRAND': 'グランド',
  'jackpots.lead': '対象ゲームでの実際の賭け金ごとに、四つのポットが増えます。どのラウンドでも当選の可能性があります。',
  'jackpots.mustHit': '{cap}までに必ず当選',
  'jackpots.random': '賭け金{oneIn}につき1回当選',
  'jackpots.suspended': '停止中:増えず、当選もしません',
  'jackpots.games': '対象ゲーム',
  'jackpots.won': '当選履歴',
  'jackpots.empty': 'まだ当選はありません。',
  'jackpots.hidden': '非公開',
  'jackpots.more': 'もっと見る',
  'jackpots.rules': '当選方法と確率',
  'jackpots.rule.growth':
    '実際の賭け金の一部が、ポットと次回の初期額に最小単位の百万分の一まで正確に積み立てられます。無料プレイは対象外です。',
  'jackpots.rule.random':
    'メジャーとグランド:各ラウンドが自身のシードから数を引きます。確率は賭け金に比例し、シード公開後に誰でも検算できます。',
  'jackpots.rule.mustHit':
    'ミニとマイナー:当選点は事前に決まり、ハッシュだけが公開されます。到達したポットに最初に出会った賭けが当選するため、ポットが増えるほど確率は上がります。',
  'jackpots.rule.paid':
    '当選額はすぐにメインウォレットに支払われ、次のポットは初期額から始まります。ポットの資金が運営に戻ることはありません。',
  'jackpots.level': 'ポット',
  'jackpots.seed': '初期額',
  'jackpots.share': '賭け金からの割合',
  'jackpots.back': 'プレイヤーへの還元',
  'jackpots.proof': '証明',
  'jackpots.promised': '事前公開のハッシュ',
  'jackpots.serverSeed': 'サーバーシード',
  'jackpots.point': '当選点',
  'jackpots.id': 'ジャックポットID',
  'jackpots.cycle': 'ポット番号',
} as const satisfies Record<keyof typeof vi, string>
