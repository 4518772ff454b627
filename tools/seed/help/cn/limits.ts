import type { TranslatedChapter } from '../translation.ts'

export const limits: TranslatedChapter = {
  name: '适度游玩',
  articles: {
    'set-limits': {
      title: '设定限额',
      content: `<p>在<a href="/account/limits">限额与休息</a>页面，您可以为自己设定限额：24 小时、7 天和 30 天的亏损；单次投注；每日登录分钟数；以及存款。</p>
<ul><li><strong>收紧</strong>：从下一次投注起生效。</li><li><strong>放宽或取消</strong>：须等待 24 小时，之后在一周内由您再次确认。在此之前旧限额不变。</li><li>亏损限额按投注减去派彩计算，所有游戏合计，每次投注前检查。</li></ul>
<p>限额只适用于正式游玩；试玩不计算在内。</p>
<p>您存入、取出以及输赢的总额，请看<strong>个人盈亏</strong>。该页的每月对账单可保存为 CSV 或 PDF。</p>`,
    },
    'take-a-break': {
      title: '休息与自我排除',
      content: `<p><strong>休息</strong>可持续 1 天至 3 个月，到期自动结束。</p>
<p><strong>自我排除</strong>可选 6 个月、1 年、5 年或永久。到期不会自动解除：期满后须登录申请恢复，并再等待 24 小时。</p>
<p>两者在您用密码确认后立即生效：所有会话关闭，不能登录、投注或存款。任何人都无法缩短，包括我们。未完成的对局仍会全额赔付，您的资金仍属于您。</p>
<p>如果游戏不再有趣，请找人谈谈：<a href="/account/limits">限额与休息</a>页面底部列有愿意倾听的机构，免费且保密。</p>`,
    },
    'reality-check': {
      title: '现实提醒',
      content: `<p>每游玩 {checkMinutes} 分钟，游戏会暂停，向您显示：已玩多久、已投注多少、已赢得多少，以及结果。您可以选择继续游玩、查看投注记录或退出登录；在选择之前不能投注。</p>
<p>提醒间隔可在<a href="/account/limits">限额与休息</a>页面更改，但不能关闭。</p>`,
    },
  },
}
