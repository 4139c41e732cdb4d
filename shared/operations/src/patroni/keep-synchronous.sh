#!/bin/sh
# Callback of Patroni (`on_start`, `on_role_change`): keep-synchronous.sh <settings of Patroni> <action> <role> <cluster>
#
# A Patroni that is started beside a leader that runs takes `synchronous_standby_names` out of PostgreSQL's settings and, since the cluster's
# key already names the replica, never puts it back: the leader acknowledges what the replica may not have, and the replica may still lead
# (3.0.2, docs/adr/0138). Synchronous mode that is switched off and on again has it choose anew. A callback outlives its Patroni; where its
# machine ends in between, that of the next leader switches the mode on.
settings=$1 action=$2 role=$3 cluster=$4

# Patroni takes its turn every five seconds, and etcd may be away for a moment.
switch() {
  for _ in $(seq 60); do
    patronictl -c "$settings" edit-config --quiet --force --set "synchronous_mode=$1" "$cluster" && return
    sleep 1
  done
  echo "keep-synchronous: synchronous_mode could not be set to $1; until it is, a fail-over may lose what was acknowledged" >&2
}

case $role in
  master | primary) ;;
  *) exit ;;
esac
if [ "$action" = on_start ]; then
  switch false
  sleep 6
fi
switch true
