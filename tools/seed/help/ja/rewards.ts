import type { TranslatedChapter } from '../translation.ts'

export const rewards: TranslatedChapter = {
  name: 'プロモーションと特典',
  articles: {
    'take-rewards': {
      title: '特典の受け取り方',
      content: `<p>開催中のものは<a href="/promotions">プロモーション</a>ページにあります。条件は受け取る前に確認できます。</p>
<ul><li><strong>チェックイン、コード、お年玉、ルーレット</strong>：ワンタップで受け取れます。</li><li><strong>キャッシュバック、新規会員、誕生日、友達紹介、ランキング、申請</strong>：期限まで特典センターで受け取れます。</li><li><strong>ミッション</strong>：進捗は自動で数えられ、その日の特典はさらに24時間受け取れます。</li><li><strong>入金ボーナス</strong>：入金の前に選びます。必要なベット額はそのページに表示されます。</li></ul>
<p>特典はメインウォレットに入ります。出金までに必要なベット額は<strong>ボーナス詳細</strong>でわかります。</p>`,
    },
    'free-rounds': {
      title: 'フリースピンとフリーベット',
      content: `<p>無料ラウンドの賭け金は当社が支払い、残高は減りません。ゲームを開くとすぐ使えます。<strong>残高でプレイ</strong>を押すとご自身の残高で遊べます。</p>
<ul><li><strong>フリースピン</strong>：勝利金をすべて受け取れます。</li><li><strong>無料くじ</strong>：ベットスリップで選びます。勝利金から賭け金を引いた額を受け取れます。抽選が無効なら再び使えます。</li><li><strong>フリーベット</strong>：勝利金から賭け金を引いた額を受け取れます。</li><li>勝利金の合計には上限があり、ゲーム内に表示されます。</li><li>勝利金はすぐに入り、出金前に条件どおりのベットが必要です。無料ラウンドは有効ベットに数えません。</li></ul>
<p>残りの回数と期限は特典センターにあります。期限を過ぎると失効します。</p>`,
    },
  },
}
