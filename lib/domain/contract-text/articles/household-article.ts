import { type ContractPart, fact, item, ofContract, plain } from '../contract-part.ts'

export const householdArticle: ContractPart = {
  name: 'Article_9',
  title: '第九条　户口、租赁与相邻事项',
  paragraphs: [
    plain('该房屋地址上登记有户口的，甲方应当在', fact(ofContract('moveOutDate')), '前将全部户口迁出。'),
    item('甲方保证该房屋的入学名额、住户登记等事项已经如实告知；承诺的事项以补充约定的书面记载为准。'),
    item('交付时该房屋内不得有第三人居住，但双方对租赁另有约定的除外。租金与押金自交付之日起由乙方享有和承担。'),
    item(
      '甲方应当把已知的渗漏、白蚁、相邻纠纷、非正常事件等影响居住的事项在签约前书面告知乙方；故意隐瞒的，乙方有权要求赔偿或者解除本合同。',
    ),
    item('物业维修资金的余额随房屋转移给乙方，不另行结算；物业服务合同的权利义务自交付之日起由乙方承受。'),
  ],
}
