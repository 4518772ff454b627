import type { TranslatedChapter } from '../translation.ts'

export const money: TranslatedChapter = {
  name: '资金与记录',
  articles: {
    'demonstration-money': {
      title: '演示资金',
      content: `<p>新账户有 10,000,000.00 VND 演示资金。余额少于 100,000.00 时，旁边会出现<em>领取演示资金</em>按钮，可重新补足，每天一次（按越南时间）。</p>
<p>金额按 VND 的样式书写，便于您辨认，但它是一种独立的货币，不能兑换成真钱。您可以体验存款和提款；不会有真钱流动。</p>
<p>点击余额旁的眼睛，可将数字隐藏为 <code>***</code>。</p>`,
    },
    'betting-record': {
      title: '投注记录',
      content: `<p><a href="/records/bets">投注记录</a>列出每一局：时间、游戏、投注额、派彩、盈亏。可选择日期、状态，以及正式或试玩。</p>
<p>点击一行查看详情：变动前和变动后的余额、编号，以及验证该局的链接。时间为越南时间，按年-月-日书写。</p>`,
    },
    'account-record': {
      title: '账户明细',
      content: `<p><a href="/records/account">账户明细</a>显示钱包的每一笔变动：投注、派彩、发放的演示资金，以及每笔之后的余额。任何一行都不会被修改或删除；如有错误，会另记一行调整。</p>
<p>有一行看不懂？请复制其编号，<a href="/help/feedback?category=ACCOUNT">写信给我们</a>。</p>`,
    },
  },
}
