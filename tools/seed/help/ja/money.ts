import type { TranslatedChapter } from '../translation.ts'

export const money: TranslatedChapter = {
  name: 'お金と履歴',
  articles: {
    'demonstration-money': {
      title: 'デモ残高',
      content: `<p>新しいアカウントには10,000,000.00 VNDのデモ残高が付きます。100,000.00を下回ると、残高の横に<em>デモ残高を受け取る</em>ボタンが表示され、1日1回（ベトナム時間）補充できます。</p>
<p>見慣れた形になるようVNDのように表示しますが、独自の通貨で、現金には交換できません。入金と出金を試せますが、実際のお金は動きません。</p>
<p>残高の横の目のアイコンを押すと、金額が<code>***</code>に隠れます。</p>`,
    },
    'betting-record': {
      title: 'ベット履歴',
      content: `<p><a href="/records/bets">ベット履歴</a>には、すべてのラウンドの日時、ゲーム、賭け金、配当、損益が並びます。日付、状態、通常プレイか無料プレイかを選べます。</p>
<p>行を押すと、変更前と変更後の残高、番号、ラウンドを検証するリンクなどの詳細を確認できます。時刻はベトナム時間で、日付は年-月-日の順です。</p>`,
    },
    'account-record': {
      title: 'アカウント履歴',
      content: `<p><a href="/records/account">アカウント履歴</a>には、賭け金、配当、付与されたデモ残高など、ウォレットのすべての動きと、そのつどの残高が表示されます。行が変更されたり削除されたりすることはありません。誤りは、新しい調整の行を加えて正します。</p>
<p>分からない行があれば、番号をコピーして<a href="/help/feedback?category=ACCOUNT">お問い合わせ</a>ください。</p>`,
    },
  },
}
