// Written in the oldest syntax, so that an old Node reads it and says what is wrong.
var version = process.versions.node.split('.').map(Number);
if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  console.error('Campus needs Node 20.19 or newer; this is Node ' + process.versions.node + '.');
  process.exit(1);
}
