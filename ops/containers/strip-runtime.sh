#!/usr/bin/env bash
# A hook of mmdebstrap, with the root folder as argument: does what the scripts of the packages
# would, and removes what no process runs.
set -euo pipefail
root=$1
cat "$root"/usr/share/ca-certificates/mozilla/*.crt > "$root/etc/ssl/certs/ca-certificates.crt"

# Scanners of images read the control file of each package here.
mkdir -p "$root/var/lib/dpkg/status.d"
for package in "$root"/var/cache/apt/archives/*.deb; do
  name=$(dpkg-deb --field "$package" Package)
  case $name in debconf | openssl | mawk | libssl3) continue ;; esac
  dpkg-deb --field "$package" > "$root/var/lib/dpkg/status.d/$name"
done

mv "$root/usr/bin/tini-static" "$root/tini"
rm -rf "$root"/usr/{bin,sbin,lib/ssl}/* \
  "$root"/usr/share/{perl5,debconf,bash-completion,lintian,gcc,gdb,pixmaps,base-files,ca-certificates} \
  "$root"/usr/share/doc/{debconf,openssl,mawk,libssl3} \
  "$root"/usr/lib/x86_64-linux-gnu/{libssl.so.3,libcrypto.so.3,engines-3,ossl-modules,gconv,audit} \
  "$root"/etc/{apt/sources.list,apt/sources.list.d,apt/trusted.gpg.d,dpkg/dpkg.cfg} \
  "$root"/etc/{cron.daily,logrotate.d,ca-certificates.conf,update-motd.d}
mv "$root/tini" "$root/usr/bin/tini"

mkdir -p "$root"/{app,tmp,home/app,usr/local/bin}
chmod 1777 "$root/tmp"
printf 'root:x:0:0:root:/root:/sbin/nologin\napp:x:10001:10001::/home/app:/sbin/nologin\n' > "$root/etc/passwd"
printf 'root:x:0:\napp:x:10001:\n' > "$root/etc/group"
printf 'hosts: files dns\n' > "$root/etc/nsswitch.conf"
