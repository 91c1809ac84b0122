import { describe, expect, it } from 'vitest'
import vectors from '../../../tests/josa_vectors.json'
import { withJosa } from './josa'

describe('particles', () => {
  it.each(vectors as [string, string, string][])('%s + %s', (word, pair, expected) => {
    expect(withJosa(word, pair)).toBe(expected)
  })
})
