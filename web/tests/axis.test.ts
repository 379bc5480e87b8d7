import { expect, test } from 'vitest'
import { axisMarks } from '../src/lib/axis'

test('an axis is marked below zero, too', () => {
  expect(axisMarks(-124, 83)).toEqual([-100, -50, 0, 50])
  expect(axisMarks(0, 16)).toEqual([0, 5, 10, 15])
  expect(axisMarks(0, 5)).toEqual([0, 1, 2, 3, 4, 5])
})

test('a large range has few marks', () => {
  expect(axisMarks(-90, 510)).toEqual([0, 100, 200, 300, 400, 500])
})
