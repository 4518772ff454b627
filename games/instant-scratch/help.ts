import type { Help } from '../own-game.ts'

export const help: Help = {
  VI: {
    title: 'Cách chơi Thẻ Cào May Mắn',
    content: `<p>Thẻ có chín ô. Ba ô cùng biểu tượng trả theo hệ số của biểu tượng đó, đã gồm tiền cược; mỗi thẻ có tối đa một bộ ba. Mỗi mức rủi ro có một loại thẻ. Bảng dưới cho biết trong 100,000 thẻ có bao nhiêu thẻ trúng; cả ba loại đều hoàn trả 97.5%.</p><p>Tỷ lệ hoàn trả (RTP): ít nhất {rtp}%, dù bạn chọn gì</p><p>Tỷ lệ hoàn trả của từng cách cược nằm trong <em>Luật chơi</em> của mỗi trò; ván nào cũng kiểm chứng được.</p>`,
  },
  EN: {
    title: 'How to play Lucky Scratch',
    content: `<p>A card has nine fields. Three matching symbols pay that symbol’s multiplier, stake included; a card has at most one set of three. The risk level sets the type of card. The tables show how many of 100,000 cards win; all three types return 97.5%.</p><p>Return to player (RTP): at least {rtp}%, whatever you choose</p><p>The return to player of each bet is in the game under <em>Rules</em>; every round can be verified.</p>`,
  },
  CN: {
    title: '幸运刮刮卡怎么玩',
    content: `<p>一张卡有九格。三格图案相同，按该图案的倍数返还，包含投注额；每张卡最多一组。风险决定卡的种类。下表列出每 100,000 张中有多少张中奖；三种卡的返还率都是 97.5%。</p><p>玩家返还率：无论如何选择，至少 {rtp}%</p><p>每种投注的返还率见游戏内的<em>规则</em>;每个回合都可验证。</p>`,
  },
  JA: {
    title: 'ラッキースクラッチの遊び方',
    content: `<p>カードには9マスあります。同じシンボルが3つ出ると、その倍率が払い戻されます（賭け金を含みます）。1枚でそろうのは最大1組です。リスクでカードの種類を選びます。表は100,000枚のうち何枚が当たりかを示します。還元率は3種類とも97.5%です。</p><p>還元率（RTP）：どの選択でも {rtp}% 以上</p><p>賭け方ごとの還元率はゲーム内の<em>ルール</em>にあり、すべてのラウンドを検証できます。</p>`,
  },
  TH: {
    title: 'วิธีเล่นการ์ดขูดนำโชค',
    content: `<p>การ์ดมีเก้าช่อง สามช่องเหมือนกันจ่ายตามตัวคูณของสัญลักษณ์นั้น รวมเงินเดิมพันแล้ว การ์ดหนึ่งใบมีชุดสามได้มากสุดหนึ่งชุด ระดับความเสี่ยงเป็นตัวเลือกชนิดการ์ด ตารางบอกว่าใน 100,000 ใบมีกี่ใบที่ถูกรางวัล ทั้งสามชนิดคืน 97.5%</p><p>อัตราคืนผู้เล่น (RTP): อย่างน้อย {rtp}% ไม่ว่าจะเลือกอย่างไร</p><p>อัตราจ่ายคืนของแต่ละเดิมพันอยู่ใน<em>กติกา</em>ของเกม ทุกรอบตรวจสอบได้</p>`,
  },
  TY: {
    title: 'Paano laruin ang Kudkod Suwerte',
    content: `<p>May siyam na parisukat ang card. Ang tatlong magkakapareho ay nagbabayad ayon sa multiplier ng simbolo, kasama na ang taya; hanggang isang set lang sa bawat card. Ang panganib ang pumipili ng uri ng card. Nakasaad sa mga talaan kung ilan sa 100,000 card ang panalo; 97.5% ang balik ng tatlong uri.</p><p>Balik sa manlalaro (RTP): hindi bababa sa {rtp}%, anuman ang piliin mo</p><p>Nasa <em>Mga panuntunan</em> ng laro ang balik ng bawat taya; nabeberipika ang bawat round.</p>`,
  },
  MY: {
    title: 'ကံကောင်း ခြစ်ကတ် ကစားနည်း',
    content: `<p>ကတ်တွင် အကွက် ကိုးကွက် ရှိသည်။ သုံးကွက်တူလျှင် ထိုသင်္ကေတ၏ အဆအတိုင်း ပြန်ရပြီး လောင်းကြေး ပါဝင်ပြီးဖြစ်သည်။ ကတ်တစ်ခုတွင် သုံးကွက်တူ အများဆုံး တစ်စုံသာ ရှိသည်။ အန္တရာယ်အဆင့်က ကတ်အမျိုးအစားကို ရွေးသည်။ ဇယားက ကတ် 100,000 အနက် ဘယ်နှကတ် ပေါက်သည်ကို ပြသည်။ သုံးမျိုးစလုံး 97.5% ပြန်ပေးသည်။</p><p>ကစားသမားသို့ ပြန်ပေးနှုန်း (RTP) - မည်သို့ရွေးစေ အနည်းဆုံး {rtp}%</p><p>လောင်းနည်းတစ်ခုစီ၏ ပြန်ပေးနှုန်းကို ဂိမ်းထဲရှိ <em>စည်းမျဉ်းများ</em> တွင် ဖော်ပြထားပြီး ပွဲတိုင်းကို စစ်ဆေးနိုင်သည်။</p>`,
  },
}
