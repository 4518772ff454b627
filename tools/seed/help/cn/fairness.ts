import type { TranslatedChapter } from '../translation.ts'

export const fairness: TranslatedChapter = {
  name: '公平与验证',
  articles: {
    'verify-a-round': {
      title: '验证一局',
      content: `<ol><li>在游戏中打开<strong>公平验证</strong>，更换种子。服务器随即公开旧种子；在此之前，包括您在内，没有人知道它。</li><li>在<a href="/records/bets">投注记录</a>中打开该局，点击<em>验证此局</em>；或将局号粘贴到<a href="/fairness">验证一局</a>页面。</li><li>您的浏览器会自行重新计算该局，并告诉您哈希值、抽出的数字和派彩是否一致。</li></ol>
<p>除游戏规则外，该页面不与服务器共用任何代码。无需账户：任何人只要有已公开种子的编号，都可以验证。该页面不显示玩家和金额的任何信息。</p>`,
    },
    'how-results-are-made': {
      title: '结果如何产生',
      content: `<p>第一局之前，服务器选定一个<strong>保密种子</strong>，并公布其 SHA-256 哈希值：从此种子一旦改动就会被发现。您的浏览器加入<strong>您自己的种子</strong>，随时可以更换。每次旋转都有一个<strong>序号</strong>。</p>
<p>结果只由这三者算出。谁在玩、之前是输是赢、投注多少，都不参与计算；也不存在针对任何人的此类设置。</p>
<p>因此没有“热机”，也没有“该中奖了”。每一局都独立于其他各局。</p>`,
    },
  },
}
