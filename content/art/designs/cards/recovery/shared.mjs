export const green = {
  stem: '#3A7A60',
  leaves: ['#3F8A6B', '#6FB08F'],
  vein: '#D3EBDD',
  size: 110,
  width: 30,
  count: 10,
  thick: 8,
}
