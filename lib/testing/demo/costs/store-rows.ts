import { SHENZHEN } from '../places.ts'

/** Code, name, district, whether it is open, and its share of the money of its city, where it has one. */
export type StoreRow = readonly [
  code: string,
  name: string,
  area: string,
  manager: string,
  openedOn: string,
  seats: number,
  space: number,
  share: number,
  main?: true,
]

/** Invented stores. Those without a share are planned or closed. */
export const STORE_ROWS: readonly StoreRow[] = [
  ['GZ01', '天河示例总店', '440106', 'demo-manager', '2018-03-12', 36, 320.5, 0.3, true],
  ['GZ02', '越秀演示店', '440104', 'demo-staff01', '2019-06-03', 22, 186, 0.2],
  ['GZ03', '海珠样本店', '440105', 'demo-staff02', '2019-10-21', 24, 205.8, 0.18],
  ['GZ04', '番禺测试店', '440113', 'demo-staff03', '2020-05-18', 18, 158, 0.14],
  ['GZ05', '白云示例店', '440111', 'demo-staff04', '2021-04-09', 16, 142.6, 0.1],
  ['GZ06', '荔湾演示店', '440103', 'demo-staff16', '2022-08-15', 12, 98, 0.08],
  ['GZ07', '黄埔样本店', '440112', 'demo-staff16', '2023-03-01', 10, 88, 0],
  ['GZ08', '花都测试店', '440114', 'demo-staff16', '2022-11-11', 8, 76.4, 0],
  ['GZ09', '南沙示例店', '440115', 'demo-staff16', '2024-01-08', 8, 72, 0],
  ['GZ10', '从化演示店', '440117', 'demo-staff16', '2021-12-20', 6, 60, 0],
  ['GZ11', '增城样本店', '440118', 'demo-staff16', '2023-09-18', 8, 80, 0],
  ['GZ12', '珠江新城测试店', '440106', 'demo-staff16', '2017-07-07', 14, 120, 0],
  ['SZ01', '南山示例店', '440305', 'demo-staff29', '2020-09-09', 20, 175, 0.35, true],
]

export const cityOfStore = (code: string): string => (code.startsWith('SZ') ? SHENZHEN.city : '440100')
