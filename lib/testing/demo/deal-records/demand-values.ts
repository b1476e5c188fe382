import { DEMAND_STATUS, DEMAND_STEP, SCHOOL_WISH } from '../../../domain/codes.ts'
import type { Values } from '../../../backend/store.ts'
import type { DemoCase } from './demo-case.ts'

/** The demand of a buyer whose house is still to be found. */
export function demandValues({ random, place, step, buyers, case: record }: DemoCase): Values {
  const least = random.whole(18, 60) * 10
  const [first, second] = random.shuffled(place.districts).map(([area]) => area)
  const school = random.chance(0.5)
  const buyer = buyers[0]?.values
  return {
    hf22MinPrice: least,
    hf22MaxPrice: least + random.whole(4, 12) * 10,
    hf22HourceType: ['HF7501'],
    hf22Area1: random.pick([60, 75, 90]),
    hf22Area2: random.pick([110, 125, 144]),
    hf22HourseAge1: 0,
    hf22HourseAge2: random.pick([10, 15, 20]),
    hf22City: record['hf20HouseCity'] ?? null,
    hf22Areas: [first, second].flatMap((area) => area ?? []),
    hf22VillageDetail: random.pick(['示例花园、演示雅苑', '样本新城附近', '地铁示例线沿线']),
    hf22ReqDegree: [school ? SCHOOL_WISH.primary : 'HF0304'],
    hf22School: '示例小学',
    hf22LiftType: random.pick(['HX7201', 'HX7203']),
    hf22Decoration: random.pick(['HX2903', 'HX2904']),
    hf22LinkName: buyer?.['hf23LinkName'] ?? null,
    hf22LinkPhone: buyer?.['hf23LinkPhone'] ?? null,
    hf22Status: step === DEMAND_STEP.consulting ? DEMAND_STATUS.waiting : DEMAND_STATUS.following,
    hf22Memo: random.chance(0.5) ? '周末看房，先看电梯房（演示）' : null,
  }
}
