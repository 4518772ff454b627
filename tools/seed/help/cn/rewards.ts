import type { TranslatedChapter } from '../translation.ts'

export const rewards: TranslatedChapter = {
  name: '优惠与奖励',
  articles: {
    'take-rewards': {
      title: '领取奖励',
      content: `<p>进行中的优惠在<a href="/promotions">优惠</a>页面；每项优惠有各自的条款，领取前可查看。</p>
<ul><li><strong>签到、优惠码、红包、转盘</strong>：一按即得。</li><li><strong>返现、新会员礼、生日礼、邀请好友、排行榜、申请</strong>：奖励在奖励中心等待领取，直到截止时间。</li><li><strong>任务</strong>：进度自动计算；当天的奖励可再领取 24 小时。</li><li><strong>存款红利</strong>：存款前选择；页面会写明所需流水。</li></ul>
<p>奖励进入主钱包。<strong>红利详情</strong>显示提款前还需多少流水。</p>`,
    },
    'free-rounds': {
      title: '免费旋转与免费投注',
      content: `<p>免费次数的投注额由平台支付，您的余额不会减少。打开游戏即可使用；按<strong>使用余额</strong>可改用自己的资金。</p>
<ul><li><strong>免费旋转</strong>：保留全部赢取金额。</li><li><strong>免费彩票</strong>：在投注单中选用，保留赢取金额减去投注额；开奖取消则可再用。</li><li><strong>免费投注</strong>：保留赢取金额减去投注额。</li><li>总赢取金额有上限，游戏中会显示。</li><li>赢取金额立即入账，提款前须按条款完成流水。免费次数不计有效投注。</li></ul>
<p>剩余次数和期限在奖励中心。到期未用即失效。</p>`,
    },
  },
}
